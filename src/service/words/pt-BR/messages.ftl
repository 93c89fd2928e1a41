### Português: o que se diz das próprias mensagens e das permissões de que precisam.

place-closed = Se só perdi uma permissão lá, { $setup } naquele canal diz qual. Quando eu a tiver de volta, { $command } também funciona lá.

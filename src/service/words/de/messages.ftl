### Deutsch: was über Nachrichten selbst gesagt wird, und welche Rechte sie brauchen.

place-closed = Falls mir dort nur ein Recht genommen wurde, sagt { $setup } in jenem Kanal, welches. Sobald ich es wiederhabe, geht { $command } auch dort.

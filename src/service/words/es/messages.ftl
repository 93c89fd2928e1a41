### Español: lo que se dice de los propios mensajes y de los permisos que necesitan.

place-closed = Si allí solo he perdido un permiso, { $setup } en ese canal dice cuál. En cuanto lo recupere, { $command } también funciona allí.

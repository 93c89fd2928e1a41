### Español: los planes, que solo ve quien los hace.

plan-title = Tu plan para { $game }. Solo lo ves tú; lo que va en negrita lo haces tú, lo demás tiene que ocurrir antes.
plan-none = No has planeado nada en { $game }.
plan-how = Detrás de { $command } escribe las jugadas como se harían, las de tu rival y las tuyas: `{ $example }`. Detrás de un ataque que deciden los dados añade `fails` si debe fallar. Detrás de tu jugada añade `draw` para ofrecer tablas; en su lugar puedes escribir `resign`. También: `draw accept`, `draw decline`, `resigns rematch`. Varios planes van uno por línea o separados por `|`.
plan-file = No cabe en un mensaje: aquí va en un archivo.
plan-number = { $number }.
plan-option = { $number }. { $line }
plan-own = **{ $move }**
plan-their = { $move }
plan-own-succeeds = **{ $move }** (sale bien)
plan-own-fails = **{ $move }** (falla)
plan-their-succeeds = { $move } (sale bien)
plan-their-fails = { $move } (falla)
plan-dice-succeed = si el ataque sale bien
plan-dice-fail = si el ataque falla
plan-step-draw = **ofrecer tablas**
plan-step-resign = **rendirse**
plan-draw-accept = Si te ofrecen tablas: **aceptar**. Vale hasta que lo quites.
plan-draw-decline = Si te ofrecen tablas: **rechazar**. Vale hasta que lo quites.
plan-resign-rematch = Si tu rival se rinde: **ofrecer la revancha**.
menu-plan-drop = Quitar una instrucción
button-plan-clear = Quitar todo
plan-changed = El plan ha cambiado desde que se mostró. Así está ahora.
plan-lost = Tras { $move }, tu plan para { $game } ya no encaja y se quitaron sus jugadas. { $command } hace otro.
plan-refused = Lo que planeaste para { $game } no se pudo hacer, y se quitaron sus jugadas. { $command } hace otro.

plan-wrong-move = No ha cambiado nada: la jugada { $number } de esa línea, “{ $text }”, no se puede hacer ahí.
plan-wrong-empty = Ahí no hay ninguna jugada.
plan-wrong-only-theirs = No ha cambiado nada: esa línea termina con la jugada de tu rival. ¿Qué harás tú entonces?
plan-wrong-only-own = No ha cambiado nada: ahora te toca, así que esa jugada la puedes hacer sin más. Una línea sigue con la respuesta de tu rival y la tuya.
plan-wrong-resign-first = No ha cambiado nada: ¿qué tiene que pasar antes de que te rindas? Indica primero esa jugada.
plan-wrong-after-resign = No ha cambiado nada: después de rendirte no viene nada más.
plan-wrong-draw-not-yet = No ha cambiado nada: solo puedes ofrecer tablas cuando acaba tu turno, y ahí no acaba.
plan-wrong-draw-how = No ha cambiado nada: escribe `draw accept` o `draw decline`.
plan-wrong-resign-how = No ha cambiado nada: escribe `resigns rematch` para cuando tu rival se rinda. Para rendirte tú, indica qué tiene que pasar antes.
plan-wrong-long = No ha cambiado nada: esa línea es demasiado larga para guardarla.
plan-wrong-many = No ha cambiado nada: en un plan caben 20 líneas. Quita una antes.

### Français : ce qui se dit des messages eux-mêmes et des droits qu’il leur faut.

place-closed = S’il ne m’y manque qu’une permission, { $setup } dans ce salon dit laquelle. Dès que je l’ai de nouveau, { $command } marche là aussi.

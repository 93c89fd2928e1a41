### Français : ce qui se dit des messages eux-mêmes et des droits qu’il leur faut.

place-closed = S’il ne m’y manque qu’un droit, { $setup } dans ce salon dit lequel. Dès que je l’ai de nouveau, { $command } marche là aussi.

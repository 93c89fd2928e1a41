### Français: King's Mate, what is said of it alone.

console-legend-kings-mate = Majuscules : Blancs. K roi, S maître d’armes, P prêtre, R prêtresse, E gardien, F bouffon. Les cases surélevées sont entre [ ] ; * dernier coup, ! danger ou ce qui interdit un coup, + case où aller, x attaque repoussée, ~ pièce hors jeu ce tour-ci, † pertes. **moves** affiche les coups légaux.

discord-option-kings-mate-expanded = Règles étendues : gambit du bouffon et défense de la couronne
discord-option-kings-mate-active = Jeu actif : les dés décident des attaques
discord-option-kings-mate-interactive = Jeu actif où la défense appuie sur « Lancer pour défendre » ; cela ne change rien aux dés
discord-option-kings-mate-own-dice = Jeu actif avec des dés personnels, lancés à votre table puis saisis
discord-option-kings-mate-touch = Pièce touchée : une pièce touchée doit être jouée
discord-option-kings-mate-repetition = Règle maison : une position qui revient pour la troisième fois fait nulle

move-promotes-kings-mate = Promotion : { $from } → { $piece }.

alert-check-kings-mate = { $player }, ton roi est en danger : **riposte ou succombe !**

caption-turn-check-kings-mate = { $side } : riposter ou succomber !

board-letters-kings-mate = Majuscules : Blancs. [ ] case surélevée ; * dernier coup, ! danger, x attaque repoussée, ~ hors jeu ce tour-ci.

what-danger-kings-mate = En danger : riposter ou succomber !

import type { HelpSection } from '@belfry/ui';

export const help: readonly HelpSection[] = [
  {
    title: 'Le but',
    items: [
      {
        text: 'De deux à quatre personnes bâtissent ensemble une seule tour et y grimpent avec leurs pions. À la fin, le pion le plus haut gagne.',
      },
      { text: 'Si tu fais s’effondrer la tour, tu as perdu.' },
    ],
  },
  {
    title: 'Le matériel',
    items: [
      {
        text: 'Chaque couleur a douze blocs, deux de chaque taille de 1 à 6 cubes : onze portent sa couleur, un est un simple cube de bois naturel. Cela fait 42 cubes.',
      },
      { text: 'Les cubes d’un bloc alternent bois naturel et couleur. Un bloc peut être tourné dans tous les sens.' },
      {
        text: 'La forme des blocs n’apparaît qu’en image dans la règle imprimée. Belfry a son propre jeu de blocs, où la moitié des cubes est en bois naturel.',
        ours: true,
      },
      {
        text: 'Chaque couleur a aussi un pion et deux anneaux. Le socle est un carré plat de quatre cubes, deux naturels et deux brun foncé.',
      },
    ],
  },
  {
    title: 'La mise en place',
    items: [
      { text: 'Sur la table, il n’y a que le socle ; les pions attendent à côté.' },
      {
        text: 'Chacun lance un dé ; le plus haut commence. On joue dans le sens des aiguilles d’une montre.',
      },
      {
        text: 'Les ex æquo relancent. Dans Belfry, les places sont tirées au sort, la première commence, et les couleurs sont dans l’ordre rouge, bleu, vert et noir.',
        ours: true,
      },
    ],
  },
  {
    title: 'Un tour',
    items: [
      { text: 'Lance les deux dés.' },
      { text: 'Pose un bloc dont le nombre de cubes correspond à l’un des dés, jamais à leur somme.' },
      { text: 'Double : n’importe quel bloc.' },
      { text: 'S’il ne te reste des blocs que d’une des deux tailles, c’est l’un d’eux qu’il faut poser.' },
      {
        text: 'S’il ne t’en reste d’aucune des deux, tu ne construis pas, et un bloc de ton choix part inutilisé dans la boîte. Un anneau peut l’éviter.',
      },
      { text: 'Il en va de même si aucun bloc permis par les dés ne trouve de place sur la tour.', ours: true },
      { text: 'Ensuite, déplace ton pion ou laisse-le. Tu peux aussi le déplacer après un tour sans construction.' },
      { text: 'Chaque tour consomme un bloc : une partie dure donc douze manches.' },
    ],
  },
  {
    title: 'Où poser un bloc',
    items: [
      { text: 'Là où ni bloc ni pion ne gêne.' },
      {
        text: 'De façon à continuer le damier : jamais bois contre bois ni couleur contre couleur, sur les côtés comme au-dessus. Le brun foncé du socle compte comme une couleur.',
      },
      {
        text: 'Première manche, c’est-à-dire le premier tour de chaque couleur : le bloc doit toucher le socle par au moins une face entière et peut reposer sur la table.',
      },
      {
        text: 'Manches suivantes : il doit toucher le socle ou un bloc par au moins une face entière, et aucun de ses cubes ne peut reposer sur la table.',
      },
      {
        text: 'Au moins un de ses cubes doit reposer sur quelque chose : un bloc, le socle ou, à la première manche, la table. Un pion ne soutient rien.',
        ours: true,
      },
      { text: 'Dans chacune des quatre directions, il ne peut dépasser ce qui le soutient que d’un cube.' },
      {
        text: 'On compte à partir des cubes soutenus les plus à l’extérieur. Les vides entre eux sont permis.',
        ours: true,
      },
      {
        text: 'On peut combler un vide plus tard : le bloc doit y glisser tout droit, d’en haut ou d’un côté, sans rencontrer ni bloc ni pion.',
        ours: true,
      },
      { text: 'On peut construire au-dessus d’un pion, tant qu’il peut encore sortir.' },
      {
        text: 'C’est-à-dire : une construction ne peut pas enlever à un pion son dernier pas possible, sans tenir compte des couleurs ni des autres pions. S’il ne lui restait que des pas de deux niveaux, il doit en garder un.',
        ours: true,
      },
    ],
  },
  {
    title: 'Est-ce que ça tient ?',
    items: [
      { text: 'Tu peux essayer des places et des blocs jusqu’à ce que tu dises « fini ». À partir de là, ça compte.' },
      { text: 'Si un ou deux blocs tombent, on les remet en place.' },
      {
        text: 'Mais le nouveau bloc te revient, et tu construis de nouveau sans relancer : n’importe quel bloc permis par les dés ou par un anneau utilisé ce tour-ci, même à la même place.',
        ours: true,
      },
      {
        text: 'Après le troisième échec d’un tour, le bloc en cause part inutilisé dans la boîte, et le tour continue avec le pion.',
        ours: true,
      },
      {
        text: 'Si trois blocs ou plus tombent, le nouveau compris, la tour s’est effondrée et la partie est terminée.',
      },
      {
        text: 'Les pions ne font rien tomber. Ceux qui se trouvent sur un bloc tombé sont remis avec lui.',
        ours: true,
      },
      {
        text: 'Dans Belfry, la physique décide de ce qui tombe : des cubes de hêtre aux bords un peu arrondis, et une petite poussée sur le nouveau bloc, comme d’une main humaine. L’option « main » en règle la force.',
        ours: true,
      },
      {
        text: 'À une vraie table : un bloc dont on voit plus tard qu’il rompt le damier reste en place. Tu peux soulever un bloc un instant pour atteindre ton pion, puis le remettre au même endroit ; cela n’ouvre aucun chemin.',
      },
    ],
  },
  {
    title: 'Se déplacer',
    items: [
      { text: 'Les cases sont le dessus des cubes, et la table. La table est à la hauteur 0, le dessus du socle à 1.' },
      {
        text: 'Un pion va sur une case devant, derrière ou à côté, jamais en diagonale : à la même hauteur, un niveau plus haut ou plus bas. Autant de pas que tu veux, aussi pour descendre puis remonter.',
      },
      {
        text: 'Il faut de la place au-dessus : l’espace au-dessus de la case la plus basse doit être libre jusqu’à la hauteur de l’autre.',
        ours: true,
      },
      {
        text: 'Sont permis le bois naturel, le socle, la table et sa propre couleur ; les couleurs adverses ne le sont pas, même pour passer.',
      },
      { text: 'Jamais sur une case où se trouve un autre pion, ni par-dessus.' },
      {
        text: 'La table libre autour de la tour est un seul endroit, avec de la place pour tous. Les cases de table coupées du reste par des blocs sont des cases à part.',
        ours: true,
      },
    ],
  },
  {
    title: 'Les anneaux',
    items: [
      {
        text: 'Après le lancer, tu peux utiliser un de tes anneaux par tour. Il va dans la boîte et permet une de ces trois choses.',
      },
      { text: 'Libre choix : pose n’importe lequel de tes blocs restants, quoi que disent les dés.' },
      {
        text: 'Libre passage : pendant ce déplacement, va sur les couleurs adverses, arrête-toi même dessus, et passe par-dessus les pions, sans jamais t’arrêter sur l’un d’eux.',
      },
      { text: 'Saut : une fois pendant ce déplacement, monte ou descends de deux niveaux au lieu d’un.' },
      {
        text: 'Un anneau utilisé pour construire reste valable si le bloc tombe et que tu reconstruis dans le même tour.',
        ours: true,
      },
    ],
  },
  {
    title: 'La fin',
    items: [
      { text: 'Après la douzième manche, le pion le plus haut gagne.' },
      {
        text: 'À hauteur égale, le moins de cubes dans la boîte l’emporte ; puis le plus d’anneaux restants. Sinon, la victoire est partagée.',
      },
      {
        text: 'Après un effondrement, la personne qui construisait est éliminée. Parmi les autres, celle dont le pion était le plus haut avant ce tour gagne. Égalité : moins de cubes dans la réserve et la boîte ensemble, puis plus d’anneaux, puis victoire partagée.',
      },
    ],
  },
  {
    title: 'À deux',
    items: [
      {
        text: 'Chacun joue deux couleurs : rouge et vert contre bleu et noir. L’ordre est rouge, bleu, vert, noir. Chaque couleur a ses blocs, son pion et ses anneaux.',
      },
      { text: 'Pour un pion, l’autre couleur de la même personne compte comme une couleur adverse.', ours: true },
      {
        text: 'On additionne les hauteurs des deux pions et, en cas d’égalité, les cubes et les anneaux. Après un effondrement, l’autre personne gagne.',
      },
    ],
  },
  {
    title: 'À l’écran',
    items: [
      {
        text: 'Choisis un bloc dans ta réserve. Ceux que les dés permettent sont éclairés ; les autres disent pourquoi non, et si un anneau les permettrait.',
      },
      {
        text: 'Touche le dessus de quelque chose : le bloc va au meilleur emplacement à cet endroit ; touche encore, et il s’y couche autrement. Tu peux aussi parcourir tous ses emplacements, ou le tourner, le basculer et le rouler.',
      },
      {
        text: 'Solide : il supporte toutes les poussées de la main choisie. Fragile : il tient, mais une poussée peut le renverser. Tombe : il le fait tout seul. Le pourcentage est la poussée qu’il supporte, par rapport à son poids. Une table peut convenir de cacher tout cela.',
      },
      { text: 'Rien ne compte tant que tu n’as pas construit. Alors la tour se stabilise sous les yeux de tous.' },
      {
        text: 'Pour grimper, touche une case éclairée : tu vois le chemin et la hauteur. Ce qui coûte un anneau est dessiné autrement et nomme l’anneau.',
      },
      {
        text: 'Le plan montre la même tour vue d’en haut, niveau par niveau. Il se joue au clavier, se lit à voix haute, et tu peux changer de vue à tout moment.',
      },
      {
        text: 'Touches : 1 à 6 prennent un bloc de cette taille, les flèches vont d’une place à l’autre ou d’une case à l’autre, Q, W et E tournent, basculent et roulent le bloc, Entrée construit ou grimpe, Échap le repose. A et D passent au côté suivant de la tour, avec Maj de moins, et F, R, B et L mènent devant, à droite, derrière et à gauche ; Page préc. et Page suiv. regardent plus haut ou plus bas ; + et − approchent ou éloignent ; T est la vue d’en haut, P ton pion, V change entre 3D et plan.',
      },
    ],
  },
];

import { counter } from '@belfry/engine/words';
import type { CliWords } from './catalogue.js';

const count = counter('fr');

export const fr: CliWords = {
  help: games => `belfry : jeux de construction de tours, en ligne de commande

  belfry trace FICHIER…        ce qui était permis à chaque décision de chaque partie enregistrée
  belfry check FICHIER…        chaque enregistrement est-il valide et, si sa clé est connue, équitable ?
      --key HEX                la clé, si l’enregistrement ne la contient pas
      --commitment HEX         l’engagement noté au début de la partie
      --seals HEX,HEX,…        les sceaux notés en montrant son nombre, place par place, ou - s’il n’y en a pas
      --head NOMBRE:HEX        le bout de la chaîne noté après tant d’entrées
      --fair                   rejette ce dont l’équité n’est pas prouvée, comme toujours avec --commitment, --seals ou --head
  belfry random JEU            des parties complètes au hasard, chaque action permise étant équiprobable
      --players N --options JSON --seed S --count K
      --out DOSSIER            un fichier par partie ; sinon une ligne par partie sur la sortie standard
      --fair                   hasard tiré d’une nouvelle clé secrète, que l’enregistrement montre ensuite
  belfry simulate JEU          beaucoup de parties et ce qu’elles montrent
      --players N --options JSON --games K --seed S
      --policies A,B,…         qui joue à chaque place : random, greedy… ; un seul nom vaut pour toutes
      --each OPTION            une fois pour chaque valeur d’une option du jeu
      --json                   les nombres en JSON
  belfry arena JEU             fait jouer des robots, chaque donne dans chaque ordre des places : qui est meilleur, et est-ce sûr ?
      --players N --options JSON --seed S ; les options du jeu aussi par leur nom : --OPTION VALEUR
      --bots A,B,…             qui joue ; le dernier prend les places restantes ; program:COMMANDE est un programme à vous
                               search:MS ne connaît que les règles et réfléchit MS millisecondes
      --deals D | --matches K  combien de donnes ; ou au moins tant de parties, arrondies à des donnes entières
                               (sinon 100 donnes)
      --jobs J                 processus qui jouent en même temps
      --seconds T              combien de temps un programme à vous peut réfléchir à une action (sinon 10)
      --json FICHIER           les nombres ; ce qui a été interrompu reprend à partir de FICHIER.deals, à côté
      --html FICHIER           une page avec des graphiques, en un seul fichier
      --resume FICHIER         y garde ce qui a été joué et reprend à partir de là, même avec plus de donnes
  belfry train JEU             fait apprendre un joueur en jouant contre lui-même ; reprend là où il a été interrompu
      --lessons N | --minutes M  jusqu’à tant de leçons en tout, ou pendant tant de minutes
      --seed S                 même graine et autant de leçons, mêmes poids (sinon 1)
      --out DOSSIER            où tout est gardé ; sinon JEU-S
      --html FICHIER           une page avec des graphiques, en un seul fichier
  belfry serve                 héberge les jeux, pour tous ceux qui reçoivent un lien
      --port N --host ADRESSE  où il écoute ; à défaut PORT et HOST, sinon 8080 sur toutes les adresses
      --data DOSSIER           où tout est conservé ; à défaut BELFRY_DATA, sinon un dossier personnel
      --public-url URL         où les autres le trouvent, si quelque chose est placé devant
      --trust-proxy LISTE      ce qui est placé devant : adresses et réseaux crus sur parole
      --unlisted               aucune table n’est montrée à tout le monde
  belfry backup FICHIER        une copie de tout, même pendant que l’on joue ; sans le secret
  belfry restore FICHIER       remet une telle copie en place ; --replace s’il y a déjà quelque chose
      --data DOSSIER           où tout est conservé, comme ci-dessus

  --lang en|de|fr|bg           langue ; à défaut BELFRY_LANG, sinon celle du système
  --help                       ce texte

Un FICHIER peut être -, l’entrée standard.
Jeux : ${games.join(', ')}
Code de sortie : 0 si tout va bien ; 1 si un fichier est inutilisable, un enregistrement invalide ou inéquitable,
ou d’une équité non prouvée là où elle doit l’être ; 2 si l’appel est incorrect.
`,
  usage: {
    'no-command': () => 'aucune commande indiquée',
    'unknown-command': ({ command }) => `la commande « ${command} » n’existe pas`,
    'unknown-option': ({ option }) => `l’option ${option} n’existe pas ici`,
    'option-twice': ({ option }) => `${option} est indiquée deux fois`,
    'value-missing': ({ option }) => `${option} demande une valeur`,
    'value-unexpected': ({ option }) => `${option} ne prend pas de valeur`,
    'not-a-whole-number': ({ option, value, min, max }) =>
      `${option} demande un nombre entier de ${min} à ${max}, pas « ${value} »`,
    'no-files': () => 'aucun fichier indiqué',
    'no-game': ({ known }) => `aucun jeu indiqué (connus : ${known.join(', ')})`,
    'unknown-game': ({ game, known }) => `le jeu « ${game} » n’existe pas (connus : ${known.join(', ')})`,
    'argument-unexpected': ({ argument }) => `« ${argument} » est de trop`,
    'options-not-json': () => '--options demande un objet JSON',
    'options-wrong': ({ reason }) => `les options ne conviennent pas au jeu : ${reason}`,
    'players-contradict': () => '--players et --options ne donnent pas le même nombre de joueurs',
    'unknown-language': ({ language, known }) => `pas de langue « ${language} » ici (connues : ${known.join(', ')})`,
    'not-hexadecimal': ({ option }) => `${option} demande 64 chiffres hexadécimaux`,
    'not-a-head': ({ option }) => `${option} demande un nombre d’entrées, deux-points et 64 chiffres hexadécimaux`,
    'not-seals': ({ option }) => `${option} demande 64 chiffres hexadécimaux par place, ou -, séparés par des virgules`,
    'key-for-one-file': () => '--key, --commitment, --seals et --head ne valent que pour un seul fichier',
    'unknown-policy': ({ policy, known }) => `aucune stratégie « ${policy} » ici (connues : ${known.join(', ')})`,
    'wrong-number-of-policies': ({ given, players }) =>
      `--policies en nomme ${given} pour ${players} joueurs ; il en faut une pour tous ou une pour chacun`,
    'option-missing': ({ option }) => `${option} manque`,
    'deals-or-matches': () => '--deals ou --matches, pas les deux',
    'other-ledger': ({ file }) => `${file} contient ce qui a été joué d’une autre comparaison`,
    'no-course': ({ game }) => `rien ne s’apprend dans ${game}`,
    'lessons-or-minutes': () => 'il faut --lessons ou --minutes',
    'other-training': ({ folder }) => `${folder} contient un autre entraînement : un autre jeu ou une autre graine`,
    'no-such-choice': ({ option, known }) =>
      `--each attend une option à valeurs énumérées, pas « ${option} » (connues : ${known.join(', ')})`,
  },
  seeHelp: 'belfry --help montre ce qui existe',
  file: {
    'file-missing': () => 'ce fichier n’existe pas',
    'file-is-folder': () => 'c’est un dossier, pas un fichier',
    'file-not-regular': () => 'ni un fichier ni l’entrée standard (-)',
    'file-forbidden': () => 'accès refusé',
    'file-too-large': ({ limit }) => `plus de ${limit} Mo : ce ne peut pas être une partie enregistrée`,
    'file-not-text': () => 'ce n’est pas du texte en UTF-8',
    'file-not-json': () => 'ce n’est pas du JSON',
    'disk-full': () => 'plus de place',
    'file-failed': ({ reason }) => `le système signale ${reason}`,
  },
  outputFailed: reason => `la sortie n’a pas pu être écrite : ${reason}`,
  internalError: reason => `erreur interne, merci de la signaler : ${reason}`,
  noSqlite: version =>
    `Node.js ${version} n’a pas SQLite, et aucun de ceux que Belfry apporte ne fonctionne sur ce système : installer Node.js 22.13 ou plus récent`,
  verdict: {
    finished: result => `valide, partie terminée : ${result}`,
    running: entries => `valide, partie en cours après ${count(entries, { one: 'entrée', other: 'entrées' })}`,
    fair: 'équitable : chaque réponse du hasard découle de la clé',
    fairForAll: 'équitable : l’ordre des places, le déroulement et chaque réponse du hasard découlent de la clé',
    drawnBy: names => `nombres dans la clé : ${names}`,
    drawnWithout: names => `sans nombre : ${names}`,
    drawnByHost: 'personne n’a ajouté de nombre : l’hôte a tiré la clé seul',
    redrawn: draws =>
      count(draws, { one: 'tirage précédent n’a pas compté', other: 'tirages précédents n’ont pas compté' }),
    unfair: reason => `valide, mais pas équitable : ${reason}`,
    otherCommitment: 'l’enregistrement indique un autre engagement',
    keyOwed: why => `valide, mais pas équitable : la partie est terminée et la clé de cet engagement manque (${why})`,
    incomparable: why => `valide, mais rien ne peut y être comparé à ce qui a été noté (${why})`,
    unchecked: why => `l’équité n’a pas été vérifiée : ${why}`,
    unproven: why => `valide, mais équité non prouvée : ${why}`,
    why: {
      'no-statement': () => 'l’enregistrement ne dit rien de son hasard',
      'unknown-scheme': ({ scheme }) => `son hasard suit un procédé inconnu ici, « ${scheme} »`,
      'statement-unreadable': () => 'ce que l’enregistrement dit de son hasard est illisible',
      'key-hidden': () => 'la clé est montrée à la fin de la partie',
      'key-missing': () => 'l’enregistrement ne montre pas de clé',
      'other-version': () =>
        'ce qui est tombé vient d’une autre version de la physique, invérifiable ici ; le reste découle de la clé',
      'no-chain': () => 'son déroulement n’est pas une chaîne',
    },
  },
  wroteRecords: (records, folder, seed) =>
    `${count(records, { one: 'partie écrite', other: 'parties écrites' })} dans ${folder} (graine ${seed})`,
  policies: {
    random: 'au hasard',
    greedy: 'avide',
    eager: 'empressée',
    gentle: 'douce',
    fair: 'solide',
    sharp: 'futée',
    master: 'magistrale',
  },
  simulation: {
    figure: 'grandeur',
    title: ({ game, players, matches, seed }) =>
      `${game} à ${players}, ${count(matches, { one: 'partie', other: 'parties' })}, graine ${seed}`,
    seat: 'place',
    policy: 'stratégie',
    victories: 'victoires (intervalle à 95 %)',
    mean: 'moyenne',
    spread: 'écart type',
    least: 'minimum',
    most: 'maximum',
    perMatch: 'par partie',
    decisions: 'décisions',
    legalActions: 'actions permises par décision',
    action: 'action',
    count: 'nombre',
    share: 'part',
    note: 'Une victoire partagée compte à parts égales. L’intervalle est juste 19 fois sur 20.',
  },
};

import type { ServingWords } from './catalogue.js';

export const fr: ServingWords = {
  settings: {
    'bad-port': ({ setting, value }) =>
      `${setting} doit être un nombre entier de 0 à 65535, écrit en chiffres seulement, pas « ${value} »`,
    'bad-host': ({ setting, value }) => `${setting} doit être un nom ou une adresse de cette machine, pas « ${value} »`,
    'bad-folder': ({ setting, value }) => `${setting} doit être un dossier, pas « ${value} »`,
    'bad-url': ({ setting, value }) =>
      `${setting} doit être une adresse sans rien après l’hôte, comme https://jeux.example.org, pas « ${value} »`,
    'bad-proxy': ({ setting, value }) =>
      `${setting} doit énumérer des adresses ou des réseaux séparés par des virgules, comme loopback ou 10.0.0.0/8, pas « ${value} »`,
    'bad-log': ({ setting, value, known }) =>
      `${setting} doit prendre une de ces valeurs : ${known.join(', ')}, pas « ${value} »`,
    'bad-secret': ({ setting }) =>
      `${setting} doit compter 64 chiffres hexadécimaux, ou 32 octets en base64 ; « openssl rand -hex 32 » en produit un`,
    'bad-token': ({ setting, least }) =>
      `${setting} doit compter au moins ${least} lettres, chiffres et signes, sans espaces`,
  },
  trouble: {
    'port-taken': ({ port }) =>
      `le port ${port} est pris : en choisir un autre, par exemple avec PORT=8081 ou --port 8081`,
    'port-forbidden': ({ port }) =>
      `le système ne permet pas d’écouter sur le port ${port} : en choisir un au-dessus de 1023, par exemple avec --port 8080`,
    'host-not-here': ({ host }) => `cette machine n’est pas joignable sous « ${host} » : choisir un autre --host`,
    'folder-not-writable': ({ folder, reason }) =>
      `rien ne peut être conservé dans ${folder} (${reason}) : choisir un autre dossier avec --data`,
    'disk-full': ({ folder }) => `il n’y a plus de place pour ${folder}`,
    'data-newer': ({ folder }) =>
      `une version plus récente de Belfry a écrit dans ${folder} : c’est elle qu’il faut installer`,
    'data-foreign': ({ folder }) =>
      `belfry.db dans ${folder} ne vient pas de Belfry : choisir un autre dossier avec --data`,
    'data-damaged': ({ folder }) =>
      `les données de ${folder} sont endommagées : rétablir une sauvegarde avec « belfry restore »`,
    'data-in-use': ({ folder }) =>
      `une sauvegarde est en train d’être rétablie dans ${folder} : relancer quand ce sera fini`,
    'no-secret': ({ folder }) =>
      `les données de ${folder} sont chiffrées avec un secret qui manque : définir BELFRY_SECRET ou y remettre le fichier secret.key`,
    'wrong-secret': ({ folder }) =>
      `les données de ${folder} sont chiffrées avec un autre secret : remettre BELFRY_SECRET, ou le fichier secret.key, comme avant`,
    'bad-secret-file': ({ folder }) =>
      `le fichier secret.key dans ${folder} ne contient pas de secret : y remettre l’ancien fichier`,
    'exposed-secret': ({ folder }) =>
      `d’autres peuvent lire le fichier secret.key dans ${folder} : chmod 600 le réserve à son propriétaire`,
    'not-opened': ({ reason }) => `le serveur n’a pas pu s’ouvrir : ${reason}`,
  },
  copy: {
    missing: ({ file }) => `${file} n’existe pas`,
    exists: ({ file }) => `${file} existe déjà et n’est pas remplacé`,
    'in-use': ({ folder }) => `un serveur utilise ${folder} : l’arrêter d’abord`,
    foreign: ({ file }) => `${file} ne vient pas de Belfry`,
    newer: ({ file }) => `${file} vient d’une version plus récente de Belfry : c’est elle qu’il faut installer`,
    damaged: ({ file }) => `${file} est endommagé`,
    unwritable: ({ file, reason }) => `${file} n’a pas pu être écrit : ${reason}`,
  },
  mayReplace: '--replace met la copie à sa place',
  backedUp: (file, size) =>
    `tout est aussi dans ${file} (${size}) ; garder le secret ailleurs, sans lui les parties en cours ne peuvent pas continuer`,
  restored: (file, size) => `${file} est rétabli (${size})`,
  open: address => `Belfry est ouvert : ${address}`,
  network: address => `  dans ce réseau : ${address}`,
  outside: address => `  de partout : ${address}`,
  kept: folder => `  tout est conservé dans ${folder}`,
};

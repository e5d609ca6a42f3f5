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
      `${setting} doit compter 64 chiffres hexadécimaux ; « openssl rand -hex 32 » en produit`,
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
    'data-damaged': ({ folder }) =>
      `les données de ${folder} sont endommagées : rétablir une sauvegarde avec « belfry restore »`,
    'data-in-use': ({ folder }) => `un autre serveur utilise déjà ${folder}`,
    'wrong-secret': ({ folder }) =>
      `les données de ${folder} sont chiffrées avec un autre secret : remettre BELFRY_SECRET, ou le fichier du secret, comme avant`,
    'not-opened': ({ reason }) => `le serveur n’a pas pu s’ouvrir : ${reason}`,
  },
  open: address => `Belfry est ouvert : ${address}`,
  network: address => `  dans ce réseau : ${address}`,
  outside: address => `  de partout : ${address}`,
  kept: folder => `  tout est conservé dans ${folder}`,
};

import type { ServingWords } from './catalogue.js';

export const en: ServingWords = {
  settings: {
    'bad-port': ({ setting, value }) =>
      `${setting} must be a whole number from 0 to 65535, written in digits only; it is “${value}”`,
    'bad-host': ({ setting, value }) => `${setting} must be a name or an address of this machine; it is “${value}”`,
    'bad-folder': ({ setting, value }) => `${setting} must be a folder; it is “${value}”`,
    'bad-url': ({ setting, value }) =>
      `${setting} must be an address with nothing after its host, such as https://games.example.org; it is “${value}”`,
    'bad-proxy': ({ setting, value }) =>
      `${setting} must be addresses or networks, separated by commas, such as loopback or 10.0.0.0/8; it is “${value}”`,
    'bad-log': ({ setting, value, known }) => `${setting} must be one of ${known.join(', ')}; it is “${value}”`,
    'bad-secret': ({ setting }) =>
      `${setting} must be 64 hexadecimal digits, or 32 bytes in base64; “openssl rand -hex 32” makes one`,
    'bad-token': ({ setting, least }) =>
      `${setting} must be at least ${least} letters, digits and signs, without spaces`,
  },
  trouble: {
    'port-taken': ({ port }) => `port ${port} is taken: choose another, for example with PORT=8081 or --port 8081`,
    'port-forbidden': ({ port }) =>
      `the system does not let you listen at port ${port}: choose one above 1023, for example with --port 8080`,
    'host-not-here': ({ host }) => `this machine cannot be reached as “${host}”: choose another --host`,
    'folder-not-writable': ({ folder, reason }) =>
      `nothing can be kept in ${folder} (${reason}): choose another folder with --data`,
    'disk-full': ({ folder }) => `there is no space left for ${folder}`,
    'data-newer': ({ folder }) => `a newer version of Belfry has written to ${folder}: install that one`,
    'data-foreign': ({ folder }) => `belfry.db in ${folder} is not Belfry’s: choose another folder with --data`,
    'data-damaged': ({ folder }) => `what is kept in ${folder} is damaged: restore a backup with “belfry restore”`,
    'data-in-use': ({ folder }) => `a backup is being restored in ${folder}: start again when that is done`,
    'no-secret': ({ folder }) =>
      `what is kept in ${folder} was encrypted with a secret that is missing: set BELFRY_SECRET, or put the file secret.key back there`,
    'wrong-secret': ({ folder }) =>
      `what is kept in ${folder} was encrypted with another secret: set BELFRY_SECRET, or the file secret.key there, as it was`,
    'bad-secret-file': ({ folder }) => `what is in the file secret.key in ${folder} is no secret: put the old one back`,
    'exposed-secret': ({ folder }) =>
      `others can read the file secret.key in ${folder}: chmod 600 makes it yours alone`,
    'not-opened': ({ reason }) => `the server did not open: ${reason}`,
  },
  copy: {
    missing: ({ file }) => `there is no ${file}`,
    exists: ({ file }) => `${file} is there already, and nothing is written over it`,
    'in-use': ({ folder }) => `a server uses ${folder}: end it first`,
    foreign: ({ file }) => `${file} is not Belfry’s`,
    newer: ({ file }) => `${file} is of a newer version of Belfry: install that one`,
    damaged: ({ file }) => `${file} is damaged`,
    unwritable: ({ file, reason }) => `${file} could not be written: ${reason}`,
  },
  mayReplace: '--replace puts the copy in its place',
  backedUp: (file, size) =>
    `everything is in ${file} too (${size}); keep the secret elsewhere, without it running matches cannot go on`,
  restored: (file, size) => `${file} is restored (${size})`,
  open: address => `Belfry is open: ${address}`,
  network: address => `  in this network: ${address}`,
  outside: address => `  from everywhere: ${address}`,
  kept: folder => `  everything is kept in ${folder}`,
};

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
    'bad-secret': ({ setting }) => `${setting} must be 64 hexadecimal digits; “openssl rand -hex 32” makes some`,
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
    'data-damaged': ({ folder }) => `what is kept in ${folder} is damaged: restore a backup with “belfry restore”`,
    'data-in-use': ({ folder }) => `another server uses ${folder} already`,
    'wrong-secret': ({ folder }) =>
      `what is kept in ${folder} was encrypted with another secret: set BELFRY_SECRET, or the file with the secret, as it was`,
    'not-opened': ({ reason }) => `the server did not open: ${reason}`,
  },
  open: address => `Belfry is open: ${address}`,
  network: address => `  in this network: ${address}`,
  outside: address => `  from everywhere: ${address}`,
  kept: folder => `  everything is kept in ${folder}`,
};

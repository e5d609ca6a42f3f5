import type { ServingWords } from './catalogue.js';

export const bg: ServingWords = {
  settings: {
    'bad-port': ({ setting, value }) =>
      `${setting} трябва да е цяло число от 0 до 65535, записано само с цифри, а не „${value}“`,
    'bad-host': ({ setting, value }) => `${setting} трябва да е име или адрес на тази машина, а не „${value}“`,
    'bad-folder': ({ setting, value }) => `${setting} трябва да е папка, а не „${value}“`,
    'bad-url': ({ setting, value }) =>
      `${setting} трябва да е адрес, в който след хоста не следва нищо, например https://games.example.org, а не „${value}“`,
    'bad-proxy': ({ setting, value }) =>
      `${setting} трябва да са адреси или мрежи, разделени със запетаи, например loopback или 10.0.0.0/8, а не „${value}“`,
    'bad-log': ({ setting, value, known }) => `${setting} трябва да е едно от ${known.join(', ')}, а не „${value}“`,
    'bad-secret': ({ setting }) =>
      `${setting} трябва да са 64 шестнадесетични цифри или 32 байта в base64; „openssl rand -hex 32“ създава такава тайна`,
    'bad-token': ({ setting, least }) => `${setting} трябва да е от поне ${least} букви, цифри и знаци, без интервали`,
  },
  trouble: {
    'port-taken': ({ port }) => `порт ${port} е зает: избери друг, например с PORT=8081 или --port 8081`,
    'port-forbidden': ({ port }) =>
      `системата не позволява да се слуша на порт ${port}: избери порт над 1023, например с --port 8080`,
    'host-not-here': ({ host }) => `тази машина не е достъпна като „${host}“: избери друг --host`,
    'folder-not-writable': ({ folder, reason }) =>
      `в ${folder} не може да се пази нищо (${reason}): избери друга папка с --data`,
    'disk-full': ({ folder }) => `за ${folder} няма повече място`,
    'data-newer': ({ folder }) => `в ${folder} е писала по-нова версия на Belfry: инсталирай нея`,
    'data-foreign': ({ folder }) => `belfry.db в ${folder} не е на Belfry: избери друга папка с --data`,
    'data-damaged': ({ folder }) => `данните в ${folder} са повредени: възстанови резервно копие с „belfry restore“`,
    'data-in-use': ({ folder }) =>
      `в ${folder} тъкмо се възстановява резервно копие: стартирай отново, когато приключи`,
    'no-secret': ({ folder }) =>
      `данните в ${folder} са шифровани с тайна, която липсва: задай BELFRY_SECRET или върни там файла secret.key`,
    'wrong-secret': ({ folder }) =>
      `данните в ${folder} са шифровани с друга тайна: върни BELFRY_SECRET или файла secret.key там, каквито са били`,
    'bad-secret-file': ({ folder }) => `във файла secret.key в ${folder} няма тайна: върни стария файл`,
    'exposed-secret': ({ folder }) =>
      `и други могат да четат файла secret.key в ${folder}: chmod 600 го оставя само за теб`,
    'not-opened': ({ reason }) => `сървърът не можа да се отвори: ${reason}`,
  },
  copy: {
    missing: ({ file }) => `няма ${file}`,
    exists: ({ file }) => `${file} вече съществува и не се презаписва`,
    'in-use': ({ folder }) => `сървър използва ${folder}: първо го спри`,
    foreign: ({ file }) => `${file} не е на Belfry`,
    newer: ({ file }) => `${file} е от по-нова версия на Belfry: инсталирай нея`,
    damaged: ({ file }) => `${file} е повреден`,
    unwritable: ({ file, reason }) => `${file} не можа да се запише: ${reason}`,
  },
  mayReplace: '--replace слага копието на негово място',
  backedUp: (file, size) =>
    `всичко е вече и в ${file} (${size}); пази тайната другаде, без нея започнатите партии не могат да продължат`,
  restored: (file, size) => `${file} е възстановен (${size})`,
  open: address => `Belfry е отворен: ${address}`,
  network: address => `  в тази мрежа: ${address}`,
  outside: address => `  отвсякъде: ${address}`,
  kept: folder => `  всичко се пази в ${folder}`,
};

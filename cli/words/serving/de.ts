import type { ServingWords } from './catalogue.js';

export const de: ServingWords = {
  settings: {
    'bad-port': ({ setting, value }) =>
      `${setting} muss eine ganze Zahl von 0 bis 65535 sein, nur in Ziffern geschrieben, nicht „${value}“`,
    'bad-host': ({ setting, value }) =>
      `${setting} muss ein Name oder eine Adresse dieses Rechners sein, nicht „${value}“`,
    'bad-folder': ({ setting, value }) => `${setting} muss ein Ordner sein, nicht „${value}“`,
    'bad-url': ({ setting, value }) =>
      `${setting} muss eine Adresse sein, auf deren Host nichts mehr folgt, etwa https://spiele.example.org, nicht „${value}“`,
    'bad-proxy': ({ setting, value }) =>
      `${setting} muss aus Adressen oder Netzen bestehen, durch Kommas getrennt, etwa loopback oder 10.0.0.0/8, nicht „${value}“`,
    'bad-log': ({ setting, value, known }) => `${setting} muss eins von ${known.join(', ')} sein, nicht „${value}“`,
    'bad-secret': ({ setting }) =>
      `${setting} muss aus 64 Hexadezimalziffern bestehen oder aus 32 Bytes in Base64; „openssl rand -hex 32“ erzeugt eins`,
    'bad-token': ({ setting, least }) =>
      `${setting} muss aus mindestens ${least} Buchstaben, Ziffern und Zeichen bestehen, ohne Leerzeichen`,
  },
  trouble: {
    'port-taken': ({ port }) => `Port ${port} ist belegt: einen anderen wählen, etwa mit PORT=8081 oder --port 8081`,
    'port-forbidden': ({ port }) =>
      `das System erlaubt Port ${port} hier nicht: einen über 1023 wählen, etwa mit --port 8080`,
    'host-not-here': ({ host }) => `dieser Rechner ist nicht als „${host}“ erreichbar: --host anders wählen`,
    'folder-not-writable': ({ folder, reason }) =>
      `in ${folder} lässt sich nichts speichern (${reason}): mit --data einen anderen Ordner wählen`,
    'disk-full': ({ folder }) => `für ${folder} ist kein Platz mehr`,
    'data-newer': ({ folder }) =>
      `in ${folder} hat eine neuere Version von Belfry geschrieben: Diese muss installiert sein`,
    'data-foreign': ({ folder }) =>
      `belfry.db in ${folder} stammt nicht von Belfry: mit --data einen anderen Ordner wählen`,
    'data-damaged': ({ folder }) =>
      `die Daten in ${folder} sind beschädigt: mit „belfry restore“ eine Sicherung zurückspielen`,
    'data-in-use': ({ folder }) => `in ${folder} wird gerade eine Sicherung zurückgespielt: danach noch einmal starten`,
    'no-secret': ({ folder }) =>
      `die Daten in ${folder} sind mit einem Geheimnis verschlüsselt, das fehlt: BELFRY_SECRET setzen oder die Datei secret.key dorthin zurücklegen`,
    'wrong-secret': ({ folder }) =>
      `die Daten in ${folder} sind mit einem anderen Geheimnis verschlüsselt: BELFRY_SECRET oder die Datei secret.key dort wieder so setzen, wie sie war`,
    'bad-secret-file': ({ folder }) =>
      `in der Datei secret.key in ${folder} steht kein Geheimnis: die alte Datei zurücklegen`,
    'exposed-secret': ({ folder }) =>
      `andere können die Datei secret.key in ${folder} lesen: chmod 600 behält sie dir allein vor`,
    'not-opened': ({ reason }) => `der Server ließ sich nicht öffnen: ${reason}`,
  },
  copy: {
    missing: ({ file }) => `${file} gibt es nicht`,
    exists: ({ file }) => `${file} gibt es schon und wird nicht überschrieben`,
    'in-use': ({ folder }) => `ein Server verwendet ${folder}: ihn zuerst beenden`,
    foreign: ({ file }) => `${file} stammt nicht von Belfry`,
    newer: ({ file }) => `${file} stammt von einer neueren Version von Belfry: Diese muss installiert sein`,
    damaged: ({ file }) => `${file} ist beschädigt`,
    unwritable: ({ file, reason }) => `${file} ließ sich nicht schreiben: ${reason}`,
  },
  mayReplace: '--replace setzt die Kopie an dessen Stelle',
  backedUp: (file, size) =>
    `alles liegt jetzt auch in ${file} (${size}); das Geheimnis anderswo aufheben, ohne es gehen laufende Partien nicht weiter`,
  restored: (file, size) => `${file} ist wiederhergestellt (${size})`,
  open: address => `Belfry ist offen: ${address}`,
  network: address => `  in diesem Netz: ${address}`,
  outside: address => `  von überall: ${address}`,
  kept: folder => `  alles liegt in ${folder}`,
};

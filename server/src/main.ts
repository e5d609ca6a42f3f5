/** Starts the server and says where it is. `PORT` and `HOST` choose another place. */
import { fileURLToPath } from 'node:url';
import { addressesOf } from './addresses.js';
import { buildServer } from './app.js';
import { endOnSignals } from './closing.js';
import { portOf, whyNoPort } from './port.js';

const ANYWHERE = '0.0.0.0';
const WEB_ROOT = fileURLToPath(new URL('../../../web/dist', import.meta.url));

const { PORT = '' } = process.env;
const wished = portOf(PORT);
if (wished === undefined) fail(whyNoPort(PORT));
const server = await buildServer({ webRoot: WEB_ROOT });
const host = process.env['HOST'] || ANYWHERE;
try {
  await server.listen({ port: wished, host });
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  fail(code === 'EADDRINUSE' ? `port ${wished} is taken: choose another, for example PORT=8081 npm start` : message);
}
const bound = server.server.address();
const { local, network } = addressesOf(host, typeof bound === 'object' && bound !== null ? bound.port : wished);
process.stdout.write(`Belfry is open: ${local}\n`);
for (const address of network) process.stdout.write(`  in this network: ${address}\n`);

endOnSignals(
  () => server.close(),
  code => process.exit(code),
  process,
);

function fail(text: string): never {
  process.stderr.write(`belfry: ${text}\n`);
  process.exit(1);
}

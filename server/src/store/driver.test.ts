import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);
const driver = new URL('driver.js', import.meta.url).href;

test('SQLite comes without its warning, and takes no other warning away', async () => {
  const program = `const { openDatabase } = await import(${JSON.stringify(driver)});
    openDatabase(':memory:').close();
    process.emitWarning('of something else', 'ExperimentalWarning');`;
  const { stderr } = await run(process.execPath, ['--input-type=module', '--eval', program]);
  expect(stderr).toContain('ExperimentalWarning: of something else');
  expect(stderr).not.toContain('SQLite');
});

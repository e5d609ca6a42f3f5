/** A file that cannot be written ends a command with one line about it. */
import { type Context, complain, EXIT, type Exit, explainFile } from './context.js';
import { fileFault } from './files.js';

export async function tellingOfFiles(context: Context, run: () => Promise<Exit>): Promise<Exit> {
  try {
    return await run();
  } catch (error) {
    if (!isAboutFile(error)) throw error;
    await complain(context, error.path, explainFile(context, fileFault(error)));
    return EXIT.bad;
  }
}

const isAboutFile = (error: unknown): error is Error & { readonly path: string } =>
  error instanceof Error && 'path' in error && typeof error.path === 'string' && 'syscall' in error;

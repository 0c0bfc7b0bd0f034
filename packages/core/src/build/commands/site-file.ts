import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { StartupError } from '../../server/kernel/startup-error.ts';

/** The config of the site in this folder. */
export function siteFile(): string {
  const file = resolve('lectern.config.ts');
  if (!existsSync(file)) throw new StartupError(`There is no lectern.config.ts in ${process.cwd()}.`, 'Run the command in the folder of a site.');
  return file;
}

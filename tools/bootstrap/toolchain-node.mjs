import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { modules } from './places.mjs';
import { Refusal } from './refusal.mjs';

const packageFolder = join(modules, 'node');
const binary = join(packageFolder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** Node 24.15 and everything after it. */
export const isNewEnough = (version) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 24 || (major === 24 && minor >= 15);
};

/** Path of the Node that runs everything: the one that npm installed, else this one where it is new enough. */
export async function ensureNode() {
  if (existsSync(binary)) return binary;
  // Some machines forbid install scripts; this is the one that the package would have run.
  if (existsSync(packageFolder))
    spawnSync(process.execPath, ['installArchSpecificPackage'], { cwd: packageFolder, stdio: 'ignore' });
  if (existsSync(binary)) return binary;
  if (isNewEnough(process.versions.node)) return process.execPath;
  throw new Refusal(
    `Lectern needs Node 24.15 or later, this is ${process.versions.node}, and npm could not install another one here: install Node 24 from https://nodejs.org and repeat the command.`,
  );
}

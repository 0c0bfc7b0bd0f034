import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** npm as a program and its first arguments. It stands beside Node, and names itself to the scripts that it runs. */
export function npmCommand() {
  const folder = dirname(process.execPath);
  const places = [
    process.env.npm_execpath,
    join(folder, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(folder, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
  ];
  const program = places.find((path) => path?.endsWith('npm-cli.js') && existsSync(path));
  return program ? [process.execPath, program] : [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
}

import { createRequire } from 'node:module';
import { join } from 'node:path';
import { modules } from '../bootstrap/places.mjs';
import { checkCommand } from './check-command.mjs';

const cruise = checkCommand('dependency-cruiser/bin/dependency-cruiser.mjs', [
  ...['--config', '.dependency-cruiser.cjs', '--output-type', 'err-long'],
  ...['packages', 'plugins', 'examples', 'tools'],
]);

/** Checks who imports whom. Without its parser the cruiser would see no TypeScript at all, and pass. */
export async function checkImports() {
  try {
    createRequire(join(modules, 'dependency-cruiser', 'package.json')).resolve('@swc/core');
  } catch {
    return { isOk: false, output: 'dependency-cruiser reads TypeScript with @swc/core, which is not installed: npm ci' };
  }
  return cruise();
}

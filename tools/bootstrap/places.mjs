import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the repository, and where tools find the rest. */
export const root = fileURLToPath(new URL('../..', import.meta.url));
export const modules = join(root, 'node_modules');
export const site = join(root, 'examples', 'insurance-site');
export const commandLine = join(root, 'packages', 'core', 'dist', 'cli.js');

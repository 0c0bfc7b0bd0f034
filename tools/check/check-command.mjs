import { join } from 'node:path';
import { modules, root } from '../bootstrap/places.mjs';
import { runQuietly } from '../bootstrap/run.mjs';

/** A check that is somebody else's program; it passes where that ends with 0. */
export const checkCommand =
  (program, args, options = {}) =>
  async () => {
    const { code, output } = await runQuietly({
      node: process.execPath,
      args: [join(modules, program), ...args],
      cwd: root,
      ...options,
    });
    return { isOk: code === 0, output };
  };

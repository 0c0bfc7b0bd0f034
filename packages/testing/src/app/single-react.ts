import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

function reactOf(folder: string): string | undefined {
  try {
    return realpathSync(createRequire(join(folder, 'package.json')).resolve('react/package.json'));
  } catch {
    return undefined;
  }
}

/**
 * Throws where a plugin and core would get two copies of React: the start of a site refuses that, and in a test every
 * view with a hook would fail, and be left out of its page, for a reason that nobody guesses.
 */
export function assertSingleReact({ plugin, core }: { readonly plugin: string; readonly core: string }): void {
  const [own, other] = [reactOf(plugin), reactOf(core)];
  if (own === undefined || other === undefined || own === other) return;
  throw new Error(
    `There are two copies of React: ${own}, used by the plugin, and ${other}, used by @lectern/core. A folder that npm linked brings its own: install with install-links=true in .npmrc.`,
  );
}

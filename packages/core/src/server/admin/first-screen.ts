import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Lectern } from '../kernel/lectern.ts';
import type { BuildManifest } from '../site/build-manifest.ts';

type Draw = (bootJson: string, url: string) => Promise<string | undefined>;

/**
 * Draws the first screen of the admin: the HTML that its scripts take over. Empty where that fails, and the scripts draw
 * it themselves. The drawing is part of the site's build and is read when the admin is first opened, because a server
 * that visitors alone use does without.
 */
export function firstScreen(
  app: Pick<Lectern, 'log'>,
  build: BuildManifest,
): (bootJson: string, path: string) => Promise<string> {
  const file = build.admin?.drawing;
  let loading: Promise<Draw | undefined> | undefined;

  async function load(): Promise<Draw | undefined> {
    if (!file || !existsSync(file)) return undefined;
    const { drawFirstScreen } = (await import(pathToFileURL(file).href)) as { drawFirstScreen: Draw };
    return drawFirstScreen;
  }

  return async (bootJson, path) => {
    try {
      const draw = await (loading ??= load());
      return (await draw?.(bootJson, `http://localhost${path}`)) ?? '';
    } catch (error) {
      app.log.warn({ err: error }, 'the first screen of the admin could not be drawn');
      return '';
    }
  };
}

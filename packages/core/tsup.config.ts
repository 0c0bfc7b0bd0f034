import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { defineConfig } from 'tsup';
import { checkBuiltGraph } from './src/build/build-plugin.ts';
import { entriesOf, readPackage } from './src/build/package-doors.ts';
import { scriptPreset, stylePreset } from './src/build/tsup-preset.ts';

/** Files that are run, not imported, so that no door leads to them. */
const programs = { cli: 'src/build/cli.ts', 'embedded-child': 'src/server/database/embedded/child.ts' };

const existing = (entries: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(entries).filter(([, source]) => existsSync(source)));

export default defineConfig(async () => {
  await rm('dist', { recursive: true, force: true });
  const core = await readPackage('.');
  const scripts = existing({ ...entriesOf(core.doors, 'script'), ...programs });
  const styles = existing(entriesOf(core.doors, 'style'));
  return [
    { ...scriptPreset(scripts), onSuccess: () => checkBuiltGraph('.', core) },
    ...(Object.keys(styles).length > 0 ? [stylePreset(styles)] : []),
  ];
});

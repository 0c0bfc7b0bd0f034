import { rm } from 'node:fs/promises';
import { defineConfig } from 'tsup';
import { checkBuiltGraph } from './src/build/build-plugin.ts';
import { entriesOf, readPackage } from './src/build/package-doors.ts';
import { scriptPreset, stylePreset } from './src/build/tsup-preset.ts';

/** Files that are run, not imported, so that no door leads to them. */
const programs = { cli: 'src/build/cli.ts', 'embedded-child': 'src/server/database/embedded/child.ts' };

export default defineConfig(async () => {
  await rm('dist', { recursive: true, force: true });
  const core = await readPackage('.');
  return [
    { ...scriptPreset({ ...entriesOf(core.doors, 'script'), ...programs }), onSuccess: () => checkBuiltGraph('.', core) },
    stylePreset(entriesOf(core.doors, 'style')),
  ];
});

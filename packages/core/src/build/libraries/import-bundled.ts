import type { Options } from 'tsup';
import { bundledPath, isBundled } from './bundled-libraries.ts';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** Lets what is built import the bundled libraries where it names the installed ones. */
export const importBundled: Plugin = {
  name: 'import-bundled',
  setup(build) {
    build.onResolve({ filter: isBundled }, ({ path }) => ({ path: bundledPath(path), external: true }));
  },
};

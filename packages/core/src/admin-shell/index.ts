import { start as startShell } from '../admin/shell/start.tsx';
import type { StartOptions as ShellOptions } from '../admin/shell/start.tsx';
import { coreModules } from '../core-modules.admin.ts';

export type { AdminPlugin, AdminPlugins } from '../admin/shell/plugins.ts';
export type StartOptions = Omit<ShellOptions, 'modules' | 'moduleManifests'>;

/** Starts the admin in the element `#lectern-admin`, with the data of `#lectern-boot`. */
export const start = (options: StartOptions): void =>
  startShell({
    ...options,
    modules: coreModules,
    moduleManifests: async () => (await import('../core-modules.ts')).coreModules,
  });

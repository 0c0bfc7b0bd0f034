export { start } from './start.tsx';
export type { StartOptions } from './start.tsx';
export type { AdminPlugin, AdminPlugins } from './plugins.ts';

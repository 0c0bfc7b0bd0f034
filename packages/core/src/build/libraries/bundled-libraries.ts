/**
 * What a server loads at its start and no browser and no plugin does, by the specifiers of our imports: put into few files of
 * `dist/libraries`. A library whose worker or native part lies beside it, or that plugins import as well, is not among them.
 */
const ofServers = [
  '@koa/router',
  '@mikro-orm/core',
  '@mikro-orm/migrations',
  '@mikro-orm/postgresql',
  'koa',
  'koa-session',
  'kysely',
  'lru-cache',
  'p-queue',
  'pg',
  'pg-boss',
  'pino',
  'semver/functions/satisfies.js',
] as const;

/** Also in `dist/libraries` for servers, and where it was for browsers, whose builds leave out what a page does not need of it. */
const ofBoth = ['zod'] as const;

export const bundledLibraries: readonly string[] = [...ofServers, ...ofBoth];

/** Tells their specifiers from others, those of their own parts included. */
export const isBundled = new RegExp(`^(?:${bundledLibraries.join('|')})$`);

const prefix = '#library/';

/** The path under which a built file of core imports a library: `#library/koa`, which `imports` of its `package.json` knows. */
export const bundledPath = (library: string): string => `${prefix}${library}`;

/** The library behind an import of a built file: `koa` for `#library/koa`, and every other as it is. */
export const libraryBehind = (path: string): string => (path.startsWith(prefix) ? path.slice(prefix.length) : path);

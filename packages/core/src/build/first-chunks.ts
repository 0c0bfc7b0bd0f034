import type { Rolldown } from 'vite';
import { entryID, noEvalEntry } from './virtual-entries.ts';

type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>;

const react = /[/\\]node_modules[/\\](?:react|react-dom|scheduler)[/\\]/;
const first = `\0${entryID(noEvalEntry)}`;
const stylesheet = /\.css(?:\?|$)/;

/** Every module that may come into a visitor's browser, or into the frame of a preview. */
function siteModules(context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set<string>();
  const follow = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    const info = context.getModuleInfo(id);
    // Copied: the lists of a module are used again for the next one that is asked for.
    for (const next of [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])]) follow(next);
  };
  for (const name of ['islands', 'preview']) follow(`\0${entryID(name)}`);
  return found;
}

/**
 * Puts what the admin begins with into two files instead of twenty: React, which the islands of the site share, and the
 * rest. Every file of a first load costs a request and, on a slow machine, milliseconds before it may run.
 */
export function firstChunks(): Groups {
  let ofSite: ReadonlySet<string> | undefined;
  return [
    { name: 'react', test: react, priority: 2 },
    { name: 'preload', test: /vite[/\\]preload-helper/, priority: 2 },
    {
      debugName: 'admin-first',
      // What a visitor's browser gets must not lead to the admin: what both have stays by itself. What runs before all comes with it.
      name: (id, context) =>
        id !== first && ((ofSite ??= siteModules(context)).has(id) || stylesheet.test(id) || id.startsWith('\0'))
          ? null
          : 'admin-first',
      tags: ['$initial'],
      priority: 1,
      includeDependenciesRecursively: false,
    },
  ];
}

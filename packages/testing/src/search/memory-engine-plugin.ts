import { definePlugin } from '@lectern/core';
import { defineServer, LivePage, provide, searchEngine } from '@lectern/core/server';
import { createMemoryEngine } from './memory-engine.ts';

const memorySearch = definePlugin({
  name: '@lectern/memory-search',
  id: 'memory-search',
  version: '0.1.0',
  core: '^0.1.0',
  entries: { server: true },
});

/** A plugin with the engine in memory: `createTestApp({ plugins: [memorySearchPlugin()] })`. */
export const memorySearchPlugin = (options: { readonly version?: string } = {}) => ({
  manifest: memorySearch,
  entries: {
    server: defineServer<typeof memorySearch>({
      services: [
        provide(searchEngine, (app: { em(): { find(entity: typeof LivePage, where: object): Promise<LivePage[]> } }) =>
          createMemoryEngine(() => app.em().find(LivePage, {}), options),
        ),
      ],
    }),
  },
});

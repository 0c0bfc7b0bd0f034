import type { SearchDocument } from '@lectern/core/server';
import { createMemoryEngine } from './memory-engine.ts';
import { searchEngineContract } from './search-engine-contract.ts';
import type { EngineBench } from './search-engine-contract.ts';

async function makeBench(): Promise<EngineBench> {
  let live: readonly SearchDocument[] = [];
  return {
    engine: createMemoryEngine(() => Promise.resolve(live)),
    async publish(documents) {
      live = documents;
    },
  };
}

describe('the engine in memory', () => {
  for (const { name, check } of searchEngineContract) it(name, () => check(makeBench));
});

import { expect } from 'chai';
import fc from 'fast-check';
import type { PageContent } from '#modules/pages/edits/page-content.ts';
import type { Failure } from '#client/result.ts';
import { createFakeServer, refusal } from './fake-server.test-kit.ts';
import { firstKeys, oneTextSteps, runStorm, stormBlock, stormSteps } from './storm.test-kit.ts';
import { mergeOf } from './storm-world.test-kit.ts';
import type { StormServer, Weather } from './storm-world.test-kit.ts';

const start: PageContent = {
  title: '',
  typeData: {},
  seo: { seoTitle: '', seoDescription: '', seoKeywords: [], seoImage: null, noIndex: false },
  blocks: Object.fromEntries(firstKeys.map((key) => [key, stormBlock(key)])),
  order: firstKeys,
};

/** Parts of the protocol that a mutant does without. */
interface Without {
  readonly journal?: boolean;
  readonly sequence?: boolean;
  readonly merge?: boolean;
}

/** A server in memory. */
function createServer(without: Without = {}): StormServer {
  let weather: Weather = 'fine';
  const lost: Readonly<Record<Weather, Failure | undefined>> = {
    fine: undefined,
    unheard: undefined,
    killed: undefined,
    lost: refusal(0, 'G_09'),
    signedOut: refusal(401, 'G_07'),
    severed: refusal(503, 'G_01'),
  };
  const server: ReturnType<typeof createFakeServer> = createFakeServer(start, {
    mergeOf,
    before(_address, body) {
      // The server that takes each call for a new one.
      if (without.sequence && 'sequence' in body) Object.assign(body, { client: `${Math.random()}`, sequence: 1 });
      // The server that lets the last one win.
      if (without.merge && 'sequence' in body) Object.assign(body, { revision: server.revision() });
      return lost[weather];
    },
    after() {
      const isHeard = weather !== 'unheard' && weather !== 'killed';
      if (weather === 'killed') weather = 'fine';
      return isHeard ? undefined : refusal(0, 'G_09');
    },
  });
  return {
    pageID: 'p',
    client: () => server.client,
    calm: () => server.client,
    load: () => server.load,
    open: () => server.load,
    setWeather: (next) => void (weather = next),
    present: async () => server.present(),
  };
}

/** Whether some run goes wrong. */
async function fails({ journal, ...server }: Without): Promise<boolean> {
  const without = journal ? { journal } : {};
  const check = await fc.check(
    fc.asyncProperty(stormSteps, async (steps) => (await runStorm(createServer(server), steps, without)).length === 0),
    { numRuns: 400, seed: 7, endOnFailure: true },
  );
  return check.failed;
}

describe('saving in bad weather', function () {
  this.timeout(600_000);

  it('loses no word and leaves everybody with the same page', async () => {
    await fc.assert(
      fc.asyncProperty(stormSteps, async (steps) => {
        expect(await runStorm(createServer(), steps)).to.deep.equal([]);
      }),
      { numRuns: process.env['TEST_THOROUGH'] ? 10_000 : 500 },
    );
  });

  it('does so in one text, where nobody has anything to choose', async () => {
    await fc.assert(
      fc.asyncProperty(oneTextSteps, async (steps) => {
        expect(await runStorm(createServer(), steps, { reasonToChoose: true })).to.deep.equal([]);
      }),
      { numRuns: process.env['TEST_THOROUGH'] ? 5000 : 300 },
    );
  });

  it('does so by its journal, by counting its calls and by merging: without any of them it fails', async () => {
    for (const without of [{ journal: true }, { sequence: true }, { merge: true }])
      expect(await fails(without), Object.keys(without).join()).to.equal(true);
  });
});

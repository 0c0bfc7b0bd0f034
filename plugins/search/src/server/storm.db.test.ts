import type { TestApp, TestClient } from '@lectern/testing';
import { expect } from 'chai';
import { createIndexers } from './index-pages.test-kit.ts';
import { createSearchApp, signInKeeper, untilIndexed } from './fixtures/pages.test-kit.ts';
import { createStorm, holding, seeded, walkLive, words } from './storm.test-kit.ts';

const isThorough = process.env['TEST_THOROUGH'] !== undefined;
const isShared = process.env['TEST_DATABASE_URL'] !== undefined;
const changes = isThorough ? 5000 : 200;
const pages = isThorough ? 250 : 40;
/** Changes between two looks at the whole index, and between two kills or pauses of a process that indexes. */
const every = isThorough ? { look: 250, kill: 200, pause: 40 } : { look: 100, kill: 200, pause: 40 };
const leaseSeconds = 2;

/**
 * Fails where an engine finds what is not live, where a rebuild takes in what was forgotten meanwhile, where a process that
 * was paused writes what it read before, and where an event is passed over.
 */
describe('search in a storm', () => {
  let app: TestApp;
  let client: TestClient;
  let indexers: ReturnType<typeof createIndexers>;
  before(async () => {
    app = await createSearchApp({ leaseSeconds });
    client = await signInKeeper(app);
    indexers = createIndexers(app, { leaseSeconds });
    // On PostgreSQL others index, so that they can be killed.
    if (isShared) await Promise.all([indexers.start(), indexers.start()]);
    else await app.startJobs();
  });
  after(async () => {
    await Promise.all([...(indexers?.children ?? [])].map((child) => indexers.kill(child)));
    await app?.close();
  });

  async function find(word: string): Promise<string[]> {
    const question = { term: `"${word}"`, locales: ['nl-NL'], count: 100 };
    const answer = await app.client().request('POST', '/api/search/search', question);
    expect(answer.status, answer.text).to.equal(200);
    return answer
      .get<{ pageID: string }[]>('data.results')
      .map(({ pageID }) => pageID)
      .toSorted();
  }

  /** What the searched index has: its pages with their publications, and how many of them hold each word. */
  async function readIndex() {
    const { rows: sides } = await app.app.pool.query<{ live: string }>('select live from site_search_state');
    const side = sides[0]?.live ?? 'a';
    const read = async <Row extends object>(sql: string): Promise<Row[]> => (await app.app.pool.query<Row>(sql)).rows;
    return {
      pages: await read<{ id: string; publication: string }>(
        `select page_id as id, publication_id as publication from site_search_page_${side} order by page_id`,
      ),
      pagesOfSections: await read<{ id: string }>(
        `select distinct page_id as id from site_search_section_${side} order by page_id`,
      ),
      words: await read<{ word: string; pages: number }>(`select word, pages from site_search_word_${side} where pages <> 0`),
    };
  }

  /** Holds all that searches find against a walk over what is live. */
  async function expectWhole(told: string): Promise<void> {
    await untilIndexed(app);
    const live = await walkLive(app);
    for (const word of words) expect(await find(word), `${told}: ${word}`).to.deep.equal(holding(live, word).slice(0, 100));
    const { rows } = await app.app.pool.query<{ id: string; publication: string }>(
      `select page_id as id, publication_id as publication from lectern_published_page where page_id = any($1) order by page_id`,
      [[...live.keys()]],
    );
    const index = await readIndex();
    expect(index.pages, `${told}: pages`).to.deep.equal(rows);
    expect(index.pagesOfSections, `${told}: pages of sections`).to.deep.equal(rows.map(({ id }) => ({ id })));
    const counted = new Map(index.words.map((row) => [row.word, row.pages]));
    for (const word of words) expect(counted.get(word) ?? 0, `${told}: pages with ${word}`).to.equal(holding(live, word).length);
  }

  it(`${changes} random changes: nothing is found that is not live, and everything that is once it is indexed`, async () => {
    const seed = Number(process.env['TEST_SEED'] ?? 20_261_127);
    const told = `seed ${seed}`;
    const random = seeded(seed);
    const storm = createStorm(app, { random, client });
    for (let made = 0; made < pages; made += 1) await storm.make();
    const disturb = async (step: number): Promise<void> => {
      const [child] = indexers.children;
      if (!child) return;
      if (step % every.pause === 10) child.kill('SIGSTOP');
      if (step % every.pause === 30 || step % every.look === 0) for (const each of indexers.children) each.kill('SIGCONT');
      if (step % every.kill !== 50) return;
      await indexers.kill(child);
      // Whoever is left takes over meanwhile.
      if (isThorough) void indexers.start();
    };
    let hits = 0;
    for (let step = 1; step <= changes; step += 1) {
      await disturb(step);
      const word = storm.word();
      const before = holding(await walkLive(app), word);
      const [found] = await Promise.all([find(word), storm.step()]);
      const known = new Set([...before, ...holding(await walkLive(app), word)]);
      expect(
        found.filter((id) => !known.has(id)),
        `${told}, step ${step}: ${word} is not live`,
      ).to.deep.equal([]);
      hits += found.length;
      if (step % every.look === 0) await expectWhole(`${told}, step ${step}`);
    }
    expect(hits, told).to.be.greaterThan(changes / 2);
    expect(storm.refused(), told).to.be.lessThan(changes);
  }).timeout(changes * 1000);
});

import { contentApi, systemActor } from '@lectern/core/node';
import { buildPage } from '@lectern/testing';
import type { TestApp, TestClient } from '@lectern/testing';
import { saying } from './fixtures/pages.test-kit.ts';

const syllables = ['bax', 'cep', 'dif', 'gok', 'huj', 'kav', 'lem', 'nip', 'ros', 'tuw'];

/** A word for each number below a million that is no beginning, slip or part of another one's. */
const wordOf = (number: number): string =>
  [...String(number).padStart(6, '0')].map((digit) => syllables[Number(digit)] ?? '').join('');

/** The words of which the pages of a storm are made. */
export const words = Array.from({ length: 40 }, (_, index) => wordOf((index + 1) * 24_691));

const every = new RegExp(words.join('|'), 'g');

/** Numbers from 0 to 1, the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The live pages that searches shall find, each with its words: read page by page, without any index. */
export async function walkLive({ app: { pool } }: TestApp): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const { rows } = await pool.query<{ id: string; document: unknown }>(
    `select page_id as id, document from lectern_published_page where not no_index and type <> 'told/silent' and path <> '/404'`,
  );
  return new Map(rows.map(({ id, document }) => [id, new Set(JSON.stringify(document).match(every))]));
}

/** The pages that hold a word, in the order of their ids. */
export const holding = (pages: ReadonlyMap<string, ReadonlySet<string>>, word: string): string[] =>
  [...pages].flatMap(([id, held]) => (held.has(word) ? [id] : [])).toSorted();

interface StormOptions {
  readonly random: () => number;
  readonly client: TestClient;
}

interface Latest {
  readonly id: string;
  readonly revision: number;
}

/** Changes pages and their index at random: each change is carried out, or refused with a code. */
export function createStorm(testApp: TestApp, { random, client }: StormOptions) {
  const { app } = testApp;
  const ids: string[] = [];
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)] as Value;
  const someWords = (): string => Array.from({ length: 1 + Math.floor(random() * 5) }, () => pick(words)).join(' ');
  const content = () => ({ title: someWords(), blocks: { 'text-1': saying(someWords(), someWords()) } });
  const commands = contentApi(app, systemActor('storm'));
  let made = 0;
  let refused = 0;
  const call = async (method: 'POST' | 'PUT', path: string, body: object = {}): Promise<void> => {
    const { status, text } = await client.request(method, `/api${path}`, body);
    if (status >= 500) throw new Error(`${path} ${JSON.stringify(body)}: ${text}`);
    if (status >= 400) refused += 1;
  };
  const publish = (id: string) => call('POST', `/page/${id}/publish`);
  async function make(): Promise<string> {
    made += 1;
    const type = made % 9 === 0 ? 'told/silent' : 'told/dated';
    const { id } = await buildPage(testApp, { slug: `/blad-${made}`, type, ...content() });
    ids.push(id);
    return id;
  }
  async function edit(id: string): Promise<void> {
    const { rows } = await app.pool.query<Latest>(
      `select v.id, v.revision from lectern_page p join lectern_page_version v on v.id = p.latest_version_id
       where p.id = $1 and p.deleted_at is null`,
      [id],
    );
    const [latest] = rows;
    const noIndex = random() < 0.1;
    const seoSettings = { seoTitle: '', seoDescription: someWords(), seoKeywords: [], seoImage: null, noIndex };
    if (latest) await commands.storeVersion({ ...latest, ...content(), seoSettings });
  }
  const indexAnew = () => call('POST', '/search/index-all-pages');
  /** An index that was emptied holds what changes alone until all pages are indexed: nothing to hold against what is live. */
  async function cancel(): Promise<void> {
    await call('POST', '/search/cancel');
    const status = await client.request('GET', '/api/search/status');
    if (status.get<string>('data.removalState') === 'success') await indexAnew();
  }
  const steps: readonly (readonly [weight: number, step: (id: string) => Promise<unknown>])[] = [
    [24, publish],
    [30, async (id) => edit(id).then(() => publish(id))],
    [8, edit],
    [8, (id) => call('PUT', `/page/${id}/save`, { slug: random() < 0.1 ? '/404' : `/adres-${Math.floor(random() * 500)}` })],
    [16, (id) => call('POST', `/page/${id}/unpublish`)],
    [4, (id) => call('POST', `/page/${id}/delete`)],
    [4, (id) => call('POST', `/page/${id}/restore`)],
    [1, (id) => call('POST', `/page/${id}/purge`)],
    [3, async () => publish(await make())],
    [5, indexAnew],
    [1, cancel],
    [0.5, () => call('POST', '/search/remove-all-pages').then(indexAnew)],
  ];
  const total = steps.reduce((sum, [weight]) => sum + weight, 0);
  return {
    make: async () => publish(await make()),
    word: () => pick(words),
    refused: () => refused,
    async step(): Promise<void> {
      let place = random() * total;
      for (const [weight, step] of steps) {
        place -= weight;
        if (place < 0) return void (await step(pick(ids)));
      }
    },
  };
}

import { buildPage } from '@lectern/testing';
import type { TestApp, TestClient } from '@lectern/testing';
import { isLecternError } from '#contract/errors.ts';
import { systemActor } from '#server/kernel/actor.ts';
import type { Command } from '#server/kernel/command.ts';
import { createTranslation, duplicatePage } from '../new-pages/copy-page.command.ts';
import { deletePage } from '../trash/delete-page.command.ts';
import { movePage } from './move-page.command.ts';
import { publishPage } from '../live/publish-page.command.ts';
import { restorePage } from '../trash/restore-page.command.ts';
import { savePage } from './save-page.command.ts';
import { storeVersion } from '../drafts/store-version.command.ts';
import { unpublishPage } from '../live/unpublish-page.command.ts';

const words = ['een', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht'] as const;
/** Anchors of the first and of the second block of a page. */
export const anchors = [
  ['plek', 'prijs', 'vragen'],
  ['contact', 'dekking'],
] as const;
const locales = ['nl-NL', 'de-DE', 'fr-FR'] as const;
const linking = (to: object, anchorPoint: string) => ({
  type: 'probe/text',
  props: { title: 'Link', link: { to } },
  anchorPoint,
});

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

/** Pages with links to each other, by id and typed, of which some are live. */
export async function makePages(testApp: TestApp, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const [first] = ids;
    const word = words[index % words.length] ?? '';
    const page = ids[Math.floor(index / 2)] ?? first;
    const [[anchor], [other]] = anchors;
    const blocks = {
      'text-1': linking(page ? { page, anchor } : { href: '/' }, anchor),
      'text-2': linking({ href: `/${word}` }, other),
    };
    const slug = `/${word}${index < words.length ? '' : `-${index}`}`;
    ids.push((await buildPage(testApp, { title: `Pagina ${index}`, slug, blocks })).id);
  }
  return ids;
}

interface StormOptions {
  readonly ids: string[];
  readonly random: () => number;
  /** Of who may lead links elsewhere. */
  readonly client: TestClient;
}

interface Latest {
  readonly id: string;
  readonly revision: number;
  readonly anchor: string;
}

/** Changes pages at random: each change is carried out, or refused with a code. */
export function createStorm({ app }: TestApp, { ids, random, client }: StormOptions) {
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)] as Value;
  const slug = (): string => `/${Array.from({ length: 1 + Math.floor(random() * 2) }, () => pick(words)).join('/')}`;
  let refused = 0;
  const run = async <Input, Output>(command: Command<Input, Output>, input: Input): Promise<Output | undefined> => {
    try {
      return await app.execute(command, input, systemActor('storm'));
    } catch (error) {
      if (!isLecternError(error)) throw error;
      refused += 1;
      return undefined;
    }
  };
  /** Gives the blocks of a page other anchors and links, and may lead the links to an anchor along. */
  const changeAnchors = async (pageID: string): Promise<void> => {
    const { rows } = await app.pool.query<Latest>(
      `select v.id, v.revision, v.blocks -> 'text-1' ->> 'anchorPoint' as anchor
       from lectern_page p join lectern_page_version v on v.id = p.latest_version_id where p.id = $1`,
      [pageID],
    );
    const [latest] = rows;
    if (!latest) return;
    const [first, second] = anchors;
    const anchor = pick(first);
    const blocks = {
      'text-1': { ...linking({ page: pick(ids), anchor: pick(anchors.flat()) }, anchor), key: 'text-1', version: 3, slots: {} },
      'text-2': { ...linking({ href: slug() }, pick(second)), key: 'text-2', version: 3, slots: {} },
    };
    const written = await run(storeVersion, { id: latest.id, revision: latest.revision, blocks });
    if (!written || random() < 0.5) return;
    const answer = await client.request('POST', '/api/links/replace', {
      ...{ pageID, anchor: latest.anchor, to: { pageID, anchor } },
    });
    if (answer.status !== 200) throw new Error(`Links could not be led along: ${answer.text}`);
  };
  const steps: readonly (readonly [weight: number, step: (id: string) => Promise<unknown>])[] = [
    [26, (id) => run(savePage, { id, slug: slug(), shouldUpdateLinks: random() < 0.5 })],
    [30, (id) => run(publishPage, { id })],
    [8, (id) => run(unpublishPage, { id })],
    [
      18,
      (id) =>
        run(movePage, {
          id,
          parentID: random() < 0.3 ? null : pick(ids),
          beforeID: random() < 0.3 ? pick(ids) : null,
          addresses: random() < 0.7 ? 'follow' : 'keep',
        }),
    ],
    [6, (id) => run(deletePage, { id, children: random() < 0.5 ? 'along' : 'up' })],
    [8, (id) => run(restorePage, { id, ...(random() < 0.5 ? { slug: slug() } : {}) })],
    [14, changeAnchors],
    [
      6,
      async (id) => {
        const made = await run(createTranslation, { pageID: id, newLocale: pick(locales), title: 'Seite', slug: slug() });
        if (made) ids.push(made.pageID);
      },
    ],
    [
      3,
      async (id) => {
        const made = await run(duplicatePage, { pageID: id, locale: pick(locales), title: 'Kopie', slug: slug() });
        if (made) ids.push(made.pageID);
      },
    ],
  ];
  const total = steps.reduce((sum, [weight]) => sum + weight, 0);
  return {
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

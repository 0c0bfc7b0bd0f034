import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import type { SearchAnswer, SearchDocument, SearchEngine, SearchQuestion } from '@lectern/core/server';

/** An engine with an index of its own that has nothing yet, and the way to say what visitors read. */
export interface EngineBench {
  readonly engine: SearchEngine;
  /** Makes these pages live, with these publications, and no others. */
  publish(documents: readonly SearchDocument[]): Promise<void>;
}

/** One promise of `SearchEngine`; rejects with what is wrong about it. */
export interface EngineCheck {
  readonly name: string;
  readonly check: (makeBench: () => Promise<EngineBench>) => Promise<void>;
}

const [first, second] = ['bartolo', 'quivende'];
const locale = 'nl-NL';

/** A page that says a few words; of a new publication each time. */
const page = (title: string, more: Partial<SearchDocument> & { readonly text?: string } = {}): SearchDocument => {
  const { text = '', ...facts } = more;
  return {
    pageID: randomUUID(),
    publicationID: randomUUID(),
    locale,
    type: 'lectern/blank',
    title,
    date: '',
    sections: [
      { anchor: '', heading: title, parts: [{ text: title, weight: 'A' }], isShown: true },
      ...(text ? [{ anchor: 'plek', heading: '', parts: [{ text, weight: 'C' as const }], isShown: true }] : []),
    ],
    ...facts,
  };
};

const again = (document: SearchDocument, title: string): SearchDocument => ({ ...page(title), pageID: document.pageID });

const question = (term: string, more: Partial<SearchQuestion> = {}): SearchQuestion => ({
  ...{ term, locales: [], pageTypes: [], count: 100, offset: 0, locale },
  ...more,
});

const idsOf = ({ hits }: SearchAnswer): string[] => hits.map(({ pageID }) => pageID).toSorted();
const of = (...documents: readonly SearchDocument[]): string[] => documents.map(({ pageID }) => pageID).toSorted();

/** What an engine finds for a word, which is also what it counts. */
async function found({ engine }: EngineBench, term: string, more: Partial<SearchQuestion> = {}): Promise<string[]> {
  const answer = await engine.search(question(term, more));
  expect(answer.total, `total for ${term}`).to.equal(answer.hits.length);
  return idsOf(answer);
}

const check = (name: string, run: (bench: EngineBench) => Promise<void>): EngineCheck => ({
  name,
  check: async (makeBench) => run(await makeBench()),
});

const nothing = 'xylofantje';
const awkward = [
  '',
  '"',
  '-',
  '(((',
  "'; drop table x; --",
  'a & | !',
  ':*',
  '\\',
  '%',
  '💒',
  '\u{20000}'.repeat(100),
  '-a '.repeat(66),
];

/** What every engine has to do, one check for each promise: `for (const { name, check } of searchEngineContract) it(name, () => check(makeBench))`. */
export const searchEngineContract: readonly EngineCheck[] = [
  check('finds a page by the words of its title and of its sections, and shows where', async (bench) => {
    const [titled, told] = [page(`De ${first}`), page('Anders', { text: `Een lange zin met een ${first} erin.` })];
    await bench.publish([titled, told]);
    await bench.engine.write([titled, told]);
    expect(await found(bench, first)).to.deep.equal(of(titled, told));
    expect(await found(bench, nothing)).to.deep.equal([]);
    const { hits } = await bench.engine.search(question(first));
    const hit = hits.find(({ pageID }) => pageID === told.pageID);
    expect(hit).to.include({ publicationID: told.publicationID, anchor: 'plek' });
    expect(hit?.snippet.map(({ text }) => text).join('')).to.equal(`Een lange zin met een ${first} erin.`);
    expect(hit?.snippet.flatMap(({ text, isMark }) => (isMark ? text : []))).to.deep.equal([first]);
    expect(await bench.engine.count()).to.equal(2);
  }),
  check('has a page once, as it was written last', async (bench) => {
    const before = page(first);
    const after = again(before, second);
    await bench.publish([before]);
    await bench.engine.write([before]);
    await bench.engine.write([before]);
    expect(await found(bench, first)).to.deep.equal(of(before));
    await bench.publish([after]);
    await bench.engine.write([after]);
    expect([await found(bench, first), await found(bench, second)]).to.deep.equal([[], of(after)]);
  }),
  check('finds, counts and suggests nothing that is not live, although nobody told it', async (bench) => {
    const document = page(`${first} ${second}`);
    await bench.publish([document]);
    await bench.engine.write([document]);
    for (const live of [[], [again(document, nothing)]]) {
      await bench.publish(live);
      expect(await found(bench, first)).to.deep.equal([]);
      expect(await bench.engine.count()).to.equal(0);
      expect(await bench.engine.suggest({ term: first.slice(0, 4), locale })).to.deep.equal([]);
    }
  }),
  check('takes nothing from who comes too late', async (bench) => {
    const before = page(first);
    const after = again(before, second);
    await bench.publish([after]);
    await bench.engine.write([after]);
    await bench.engine.write([before]);
    await bench.engine.forget([before.pageID]);
    expect(await found(bench, second)).to.deep.equal(of(after));
    expect(await found(bench, first)).to.deep.equal([]);
  }),
  check('forgets pages, and all of them', async (bench) => {
    const [one, other, last] = [page(first), page(first), page(first)];
    await bench.publish([one, other, last]);
    await bench.engine.write([one, other, last]);
    await bench.publish([other, last]);
    await bench.engine.forget([one.pageID, randomUUID()]);
    await bench.publish([one, other, last]);
    expect(await found(bench, first), 'live again, and not written').to.deep.equal(of(other, last));
    expect(await bench.engine.held([one.pageID, last.pageID])).to.deep.equal([last.pageID]);
    await bench.engine.clear();
    expect(await found(bench, first)).to.deep.equal([]);
    expect(await bench.engine.held([last.pageID])).to.deep.equal([]);
    await bench.engine.write([one]);
    expect(await found(bench, first)).to.deep.equal(of(one));
  }),
  check('fills another index beside the one that is searched, and takes in what changes meanwhile', async (bench) => {
    const [kept, missed, gone, late] = [page(first), page(first), page(first), page(first)];
    const [run, other] = [randomUUID(), randomUUID()];
    await bench.publish([kept, missed, gone, late]);
    await bench.engine.write([kept, gone, late]);
    await bench.engine.begin(run);
    const renewed = again(kept, second);
    await bench.publish([renewed, missed, late]);
    await bench.engine.write([renewed]);
    await bench.engine.forget([gone.pageID]);
    expect(await bench.engine.fill(run, [kept, missed, gone])).to.equal(true);
    expect(await found(bench, first), 'as before').to.deep.equal(of(late));
    expect(await found(bench, second), 'and what was written').to.deep.equal(of(renewed));
    expect(await bench.engine.fill(other, [late]), 'of a run that began nothing').to.equal(false);
    expect(await bench.engine.finish(other)).to.equal(false);
    expect(await bench.engine.finish(run)).to.equal(true);
    expect(await found(bench, first)).to.deep.equal(of(missed));
    expect(await found(bench, second)).to.deep.equal(of(renewed));
    await bench.publish([renewed, missed, gone, late]);
    expect(await found(bench, first), 'what was forgotten is not there').to.deep.equal(of(missed));
  }),
  check('lets several processes work on one run, and none on a former one', async (bench) => {
    const [one, other] = [page(first), page(first)];
    const [run, next] = [randomUUID(), randomUUID()];
    await bench.publish([one, other]);
    await bench.engine.begin(run);
    await bench.engine.fill(run, [one]);
    await bench.engine.begin(run);
    await bench.engine.fill(run, [one, other]);
    expect(await bench.engine.finish(run)).to.equal(true);
    expect(await bench.engine.finish(run), 'once').to.equal(true);
    expect(await bench.engine.fill(run, [one]), 'after its end').to.equal(true);
    expect(await found(bench, first)).to.deep.equal(of(one, other));
    await bench.engine.begin(next);
    expect([await bench.engine.fill(run, [one]), await bench.engine.finish(run)]).to.deep.equal([false, false]);
    expect(await found(bench, first), 'until the next one is finished').to.deep.equal(of(one, other));
    await bench.engine.fill(next, [other]);
    await bench.engine.finish(next);
    expect(await found(bench, first)).to.deep.equal(of(other));
  }),
  check('narrows by language and type, counts what there is, and gives it in parts', async (bench) => {
    const dutch = Array.from({ length: 5 }, () => page(first));
    const others = [page(first, { locale: 'de-DE' }), page(first, { type: 'lectern/other' })];
    await bench.publish([...dutch, ...others]);
    await bench.engine.write([...dutch, ...others]);
    const all = await bench.engine.search(question(first));
    expect(all.types).to.have.deep.members([
      { value: 'lectern/blank', count: 6 },
      { value: 'lectern/other', count: 1 },
    ]);
    expect(all.locales).to.have.deep.members([
      { value: 'nl-NL', count: 6 },
      { value: 'de-DE', count: 1 },
    ]);
    expect(await found(bench, first, { locales: ['de-DE'], locale: 'de-DE' })).to.have.lengthOf(1);
    expect(await found(bench, first, { locales: ['nl-NL'], pageTypes: ['lectern/blank'] })).to.deep.equal(of(...dutch));
    expect(await found(bench, first, { locales: ['fr-FR'] })).to.deep.equal([]);
    const parts: string[] = [];
    for (let offset = 0; offset < 8; offset += 3) {
      const { hits, total } = await bench.engine.search(question(first, { count: 3, offset }));
      expect(total).to.equal(7);
      parts.push(...hits.map(({ pageID }) => pageID));
    }
    expect(parts).to.deep.equal(all.hits.map(({ pageID }) => pageID));
  }),
  check('finds by what is not shown, and does not show it', async (bench) => {
    const document = page('Anders', { text: 'Wat er staat.' });
    const hidden = { anchor: '', heading: 'Anders', parts: [{ text: first, weight: 'B' as const }], isShown: false };
    const tagged = { ...document, sections: [...document.sections, hidden] };
    await bench.publish([tagged]);
    await bench.engine.write([tagged]);
    expect(await found(bench, first)).to.deep.equal(of(tagged));
    expect(JSON.stringify(await bench.engine.search(question(first)))).not.to.contain(first);
  }),
  check('suggests at most eight, of the language, by how they begin', async (bench) => {
    const documents = Array.from({ length: 12 }, (_, number) => page(`${first} ${number}`));
    const german = page(`${first} deutsch`, { locale: 'de-DE' });
    await bench.publish([...documents, german]);
    await bench.engine.write([...documents, german]);
    const suggested = await bench.engine.suggest({ term: first.slice(0, 4), locale });
    expect(suggested.length).to.be.within(1, 8);
    const known = new Set<string | undefined>([undefined, ...of(...documents)]);
    expect(suggested.every(({ text, pageID }) => text.includes(first) && known.has(pageID))).to.equal(true);
    expect(await bench.engine.suggest({ term: nothing, locale })).to.deep.equal([]);
  }),
  check('takes any text, on pages and in questions', async (bench) => {
    const documents = awkward.map((text) => page(`${first} ${text}`, { text: `${text}\0\ud800 ${text}` }));
    await bench.publish(documents);
    await bench.engine.write(documents);
    expect(await found(bench, first)).to.deep.equal(of(...documents));
    for (const term of awkward) {
      const { hits, total } = await bench.engine.search(question(term, { count: 1 }));
      expect(hits.length, term).to.equal(Math.min(total, 1));
      expect((await bench.engine.suggest({ term, locale })).length, term).to.be.at.most(8);
    }
  }),
  check('says the same version as long as words are read in the same way', async ({ engine }) => {
    const version = await engine.version();
    expect(version).to.be.a('string').and.not.equal('');
    expect(await engine.version()).to.equal(version);
  }),
];

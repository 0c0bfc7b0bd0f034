import { expect } from 'chai';
import fc from 'fast-check';
import { richText } from '@lectern/rich-text';
import { defineBlock, fields } from '@lectern/core';
import { blockReader } from '../../../packages/core/src/modules/page-texts/server/find/block-reader.ts';
import { visitHits } from '../../../packages/core/src/modules/page-texts/server/find/find-in-content.ts';
import { hitsOfPage } from '../../../packages/core/src/modules/page-texts/server/find/hits-of-page.ts';
import type { Matcher } from '../../../packages/core/src/modules/page-texts/server/find/matcher.ts';
import { matcherOf } from '../../../packages/core/src/modules/page-texts/server/find/matcher.ts';
import type { Wanted } from '../../../packages/core/src/modules/page-texts/page-texts.schema.ts';
import type { IncomingContent } from '../../../packages/core/src/modules/pages/server/content/check-content.ts';
import { rewriteContent } from '../../../packages/core/src/modules/pages/server/content/rewrite-content.ts';
import { arbitraryJunk, arbitraryRichText } from '../../../plugins/rich-text/src/document/arbitrary-rich-text.test.ts';
import { allContents, registries } from './all-contents.test-kit.ts';

type App = Parameters<typeof hitsOfPage>[0];

const text = richText({ label: 'Text' });
const { isVerbatim: _said, ...inOwnForm } = fields.text({ label: 'Backwards' });
const backwards = (value: string): string => Array.from(value).toReversed().join('');
const written = {
  label: 'Written',
  fields: {
    text,
    plain: fields.textarea({ label: 'Plain' }),
    link: fields.link({ label: 'Link' }),
    later: fields.text({ label: 'Later', initial: 'Begin van later' }),
  },
};
/** Blocks that say what stands in them, what an upgrade says of them, and what their field says in its own way. */
const own = {
  'own/written': defineBlock({ ...written, version: 1 }),
  'own/upgraded': defineBlock({
    ...{ label: 'Upgraded', version: 2, fields: { plain: fields.text({ label: 'Plain' }) } },
    upgrade: { 2: ({ words }) => ({ plain: `was ${String(words)}` }) },
  }),
  'own/backwards': defineBlock({
    ...{ label: 'Backwards', version: 1 },
    fields: {
      plain: {
        ...inOwnForm,
        rewrite: (value: string, { text: rewrite, at = '' }) =>
          rewrite ? backwards(rewrite({ path: at, text: backwards(value), format: 'plain' })) : value,
      },
    },
  }),
};
const blocks = new Map([...registries.blocks, ...Object.entries(own)]);
const app = { ...registries, blocks } as unknown as App;

const everything: Matcher['sieve'] = { values: () => true, json: () => true };

interface Said {
  readonly type: string;
  readonly content: IncomingContent;
}

const pageOf = ({ type, content }: Said, read: IncomingContent['blocks']) =>
  ({ type, locale: 'nl-NL', draft: { ...content, blocks: read }, live: 'none' }) as const;

/** What is found by walking through all of it. */
const walked = (said: Said, matcher: Matcher) =>
  hitsOfPage(app, pageOf(said, said.content.blocks), { ...matcher, sieve: everything });

/** What is found as pages are looked through. */
function found(said: Said, matcher: Matcher) {
  const read = blockReader(blocks as never, matcher.sieve)(JSON.stringify(said.content.blocks));
  return { hits: hitsOfPage(app, pageOf(said, (read ?? {}) as IncomingContent['blocks']), matcher), isRead: read !== undefined };
}

function textsOf({ type, content }: Said): readonly string[] {
  const texts = new Set<string>();
  const matcher = { ...matcherOf({ kind: 'phone', number: '000' }), inText: (line: string) => (texts.add(line), []) };
  rewriteContent(
    app,
    type,
    content,
    visitHits(matcher, () => undefined),
  );
  return [...texts];
}

const seed = Number(process.env['TEST_SEED'] ?? 20261125);
const share = fc.integer({ min: 0, max: 9999 }).map((parts) => parts / 10_000);
const at = <Item>(items: readonly Item[], place: number): Item | undefined => items[Math.floor(place * items.length)];

const flags = { wholeWords: fc.boolean(), matchCase: fc.boolean(), matchAccents: fc.boolean() };
const otherwise = fc.constantFrom<(words: string) => string>(
  (said) => said,
  (said) => said.toUpperCase(),
  (said) => said.normalize('NFD'),
  (said) => said.normalize('NFD').replace(/\p{M}/gu, ''),
  (said) => said.replace(/[aeiou]/i, '$&\u0301'),
  (said) => said.replaceAll(' ', '\u00a0'),
);

/** Words that somebody may look for, most of which stand in one of the texts. */
const lookedFor = fc
  .record({ which: share, from: share, length: fc.integer({ min: 1, max: 24 }), otherwise, ...flags })
  .map(({ which, from, length, otherwise: change, ...options }) => ({
    ...options,
    inTexts(texts: readonly string[]): Wanted | undefined {
      const said = at(texts, which) ?? 'niets';
      const start = Math.floor(from * said.length);
      const words = change(said.slice(start, start + length));
      return /[\p{Cc}\uFFFC]/u.test(words) || words.trim() === '' ? undefined : { kind: 'text', text: words, ...options };
    },
  }));

const documentOf = (children: readonly object[]) => ({ kind: 'richtext', version: 1, children });
const lineOf = (texts: readonly unknown[]) => ({
  type: 'paragraph',
  children: texts.map((one, index) => ({ text: one, ...(index % 2 === 0 ? {} : { bold: true }) })),
});

/** A text cut at some places. */
const cut = (whole: string, places: readonly number[]): readonly string[] => {
  const ends = [...new Set(places.map((place) => Math.floor(place * whole.length)))].toSorted((a, b) => a - b);
  return [...ends, whole.length].map((end, index) => whole.slice(ends[index - 1] ?? 0, end)).filter((piece) => piece !== '');
};

const words = fc.constantFrom('premie', 'één', 'ΟΔΟΣ', 'İs', 'ja"nee', 'a\\b', 'x5', '12', 'untrue', 'Σ', 'ba', 'e\u0301e', '-7');
const numerals = fc.constantFrom('020', '123', '4567', '31', '+31', '(0)', '0', ' ', '-', '%20', '%32', 'é', '\u00a0', '\n', '.');
const junk = fc.constantFrom<unknown>(5, 12, -7, true, false, 'pre\u0007mie', '\u0008', 0.5);
const together = (parts: fc.Arbitrary<string>) => fc.array(parts, { minLength: 1, maxLength: 5 }).map((list) => list.join(''));

/** What one kind of content is made of, in a text with marks in the middle of words. */
const lines = (parts: fc.Arbitrary<string>) =>
  fc
    .tuple(together(parts), fc.array(share, { maxLength: 4 }), fc.option(junk, { nil: undefined, freq: 3 }), fc.boolean())
    .map(([whole, places, strange, isFirst]) => {
      const pieces = cut(whole, places);
      return lineOf(strange === undefined ? pieces : isFirst ? [strange, ...pieces] : [...pieces, strange]);
    });

const propsOf = (parts: fc.Arbitrary<string>) =>
  fc.record(
    {
      text: fc.oneof(
        { weight: 6, arbitrary: fc.array(lines(parts), { minLength: 1, maxLength: 2 }).map((list) => documentOf(list)) },
        arbitraryRichText,
        arbitraryJunk,
      ),
      plain: together(parts),
      link: fc.record({ to: fc.record({ href: together(parts).map((one) => `tel:${one}`) }), label: together(parts) }),
    },
    { requiredKeys: ['text'] },
  );

const noSeo = { seoTitle: '', seoDescription: '', seoKeywords: [], seoImage: null, noIndex: false };
const block = (type: string, props: object) => ({ type, key: type, version: 1, props: { ...props }, anchorPoint: '' });

function pageWith(given: readonly ReturnType<typeof block>[]): Said {
  const content = { title: 'Page', typeData: {}, blockOrder: given.map(({ key }) => key), seo: noSeo };
  return { type: 'lectern/blank', content: { ...content, blocks: Object.fromEntries(given.map((one) => [one.key, one])) } };
}

/** A page that holds some of the own blocks. */
const contentOf = (parts: fc.Arbitrary<string>) =>
  fc
    .record(
      {
        written: propsOf(parts).map((props) => block('own/written', props)),
        upgraded: together(parts).map((said) => block('own/upgraded', { words: said })),
        backwards: together(parts).map((said) => block('own/backwards', { plain: said })),
      },
      { requiredKeys: [] },
    )
    .map((some) => pageWith(Object.values(some)));

describe('finding without a walk through all of it', () => {
  it('finds the same in every fixture and every page of the demo, and reads few of them', function () {
    this.timeout(60_000);
    const all = allContents();
    const texts = all.flatMap((said) => textsOf(said));
    const counts = { hits: 0, read: 0, looked: 0 };
    fc.assert(
      fc.property(lookedFor, fc.array(share, { minLength: 8, maxLength: 8 }), ({ inTexts }, places) => {
        const wanted = inTexts(texts);
        if (!wanted) return;
        const matcher = matcherOf(wanted);
        for (const place of places) {
          const said = at(all, place) ?? expect.fail('there are contents');
          const { hits, isRead } = found(said, matcher);
          expect(hits, JSON.stringify([wanted, said.name])).to.deep.equal(walked(said, matcher));
          counts.hits += hits.length;
          counts.read += Number(isRead);
          counts.looked += 1;
        }
      }),
      { numRuns: 500, seed },
    );
    expect(counts.hits).to.be.above(1000);
    // Fails where the sieve holds nothing back.
    expect(counts.read).to.be.below(counts.looked / 2);
  });

  it('finds the same across marks, in any form of a letter, and in what was never written so', function () {
    this.timeout(60_000);
    let count = 0;
    fc.assert(
      fc.property(contentOf(words), lookedFor, (said, { inTexts }) => {
        const wanted = inTexts(textsOf(said));
        if (!wanted) return;
        const matcher = matcherOf(wanted);
        const { hits } = found(said, matcher);
        expect(hits, JSON.stringify(wanted)).to.deep.equal(walked(said, matcher));
        count += hits.length;
      }),
      { numRuns: 2000, seed },
    );
    expect(count).to.be.above(1000);
  });

  it('finds the same numbers and addresses, however they are written', function () {
    this.timeout(60_000);
    const phones = ['020-1234567', '+31 20 123 4567', '0031 20 1234567', '1234567', '+3120', '020123'];
    const asked = fc.constantFrom<Wanted>(
      ...phones.map((number) => ({ kind: 'phone', number }) as const),
      ...['tel:', '%20', '123 4567', '020'].map((address) => ({ kind: 'address', address }) as const),
    );
    let count = 0;
    fc.assert(
      fc.property(contentOf(numerals), asked, (said, wanted) => {
        const matcher = matcherOf(wanted);
        const { hits } = found(said, matcher);
        expect(hits, JSON.stringify(wanted)).to.deep.equal(walked(said, matcher));
        count += hits.length;
      }),
      { numRuns: 2000, seed },
    );
    expect(count).to.be.above(100);
  });

  it('finds what JSON writes otherwise than it is read', () => {
    const loose = { kind: 'text', wholeWords: false, matchCase: false, matchAccents: false } as const;
    const inText = (...texts: readonly unknown[]) => ({ text: documentOf([lineOf(texts)]) });
    const cases: readonly (readonly [props: object, wanted: Wanted])[] = [
      [inText('pre\u0007mie'), { ...loose, text: 'premie' }],
      [inText(true, 'en'), { ...loose, text: 'ueen' }],
      [inText('huis', 12, 'a'), { ...loose, text: 's12a' }],
      [
        { ...inText(''), plain: 'zei "ja"' },
        { ...loose, text: 'zei "ja"' },
      ],
      [
        { ...inText(''), link: { to: { href: 'tel:020123%204567' } } },
        { kind: 'phone', number: '020-1234567' },
      ],
    ];
    for (const [props, wanted] of cases) {
      const said = pageWith([block('own/written', props)]);
      const { hits } = found(said, matcherOf(wanted));
      expect(hits, JSON.stringify(wanted)).to.have.length(1);
      expect(hits).to.deep.equal(walked(said, matcherOf(wanted)));
    }
  });

  it('finds links to a page by its id and its address', () => {
    for (const said of allContents())
      for (const path of ['/', '/contact', '/verzekeringen'])
        for (const id of ['0191d8a0-0000-7000-8000-000000000001', '0191d8a0-0000-7000-8000-00000000dead']) {
          const matcher = matcherOf({ kind: 'page', pageID: id }, { path, title: 'Titel' });
          expect(found(said, matcher).hits, said.name).to.deep.equal(walked(said, matcher));
        }
  });
});

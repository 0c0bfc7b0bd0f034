import { buildPublishedPage } from '@lectern/testing';
import type { TestApp, TestResponse } from '@lectern/testing';
import { expect } from 'chai';
import { naughty } from '../naughty-strings.test-kit.ts';
import { createSearchApp, saying, untilIndexed } from './fixtures/pages.test-kit.ts';

const repeated: readonly string[] = ['"', '-', '(', '&', '|', '!', '<->', ':*', ' OR ', "'", '\\'].map((operator) =>
  operator.repeat(Math.floor(200 / operator.length)),
);
const typed = [...naughty, ...repeated];
const isThorough = process.env['TEST_THOROUGH'] !== undefined;

interface Timed {
  readonly what: string;
  readonly took: number;
}

describe('whatever is typed into search', () => {
  let app: TestApp;
  let slowest: Timed = { what: '', took: 0 };
  before(async () => {
    app = await createSearchApp();
    await buildPublishedPage(app, { slug: '/zoeken', title: 'Zoeken', blocks: { 'results-1': { type: 'site-search/results' } } });
    await buildPublishedPage(app, {
      slug: '/kerk',
      title: 'De kerk en de toren',
      blocks: { 'text-1': saying('Glas in lood, een orgel; a en b, 1 OR 1.') },
    });
    await app.startJobs();
    await untilIndexed(app);
  });
  after(async () => {
    await app?.close();
    console.log(`      slowest: ${slowest.took.toFixed(0)} ms, ${slowest.what}`);
  });

  async function timed(what: string, ask: () => Promise<TestResponse>): Promise<TestResponse> {
    const begin = performance.now();
    const answer = await ask();
    const took = performance.now() - begin;
    if (took > slowest.took) slowest = { what, took };
    return answer;
  }
  const post = (body: unknown) => app.client().request('POST', '/api/search/search', body);
  const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());

  /** A result, or a refusal that says why. */
  function expectFine(answer: TestResponse, what: string): void {
    expect(answer.status, `${what}: ${answer.text.slice(0, 300)}`).to.be.oneOf([200, 400]);
    if (answer.status === 400) expect(answer.get<string>('Errors.0.code'), what).to.match(/^(V|G)_\d\d$/);
  }

  it('is answered or refused by the call, alone or beside a word', async () => {
    for (const text of typed)
      for (const term of [text, `kerk ${text}`, ...(isThorough ? [`"${text}`, `-${text}`] : [])])
        for (const locales of isThorough ? [[], ['nl-NL', 'fr-FR']] : [['nl-NL']]) {
          const what = JSON.stringify({ term: term.slice(0, 60), locales });
          const answer = await timed(what, () => post({ term, locales }));
          expectFine(answer, what);
          if ([...term].length > 200) expect(answer.get('Errors.0.code'), what).to.equal('V_14');
        }
  }).timeout(120_000);

  it('is answered or refused by suggestions', async () => {
    for (const text of typed)
      for (const term of [text, `kerk ${text}`]) {
        const answer = await timed(`suggest ${term.slice(0, 60)}`, () =>
          app.client().request('GET', `/api/search/suggest?term=${encoded(term)}&locale=nl-NL`),
        );
        expectFine(answer, term);
      }
  }).timeout(60_000);

  it('is text on the page of results, which is there whatever is asked', async () => {
    for (const text of typed) {
      const answer = await timed(`?q=${text.slice(0, 60)}`, () => app.client().request('GET', `/zoeken?q=${encoded(text)}`));
      expect(answer.status, text).to.equal(200);
      expect(answer.text, text).to.contain('<form').and.not.contain('<script>alert(1)');
    }
    expect((await app.client().request('GET', '/zoeken?q=orgel')).text).to.contain('<mark>orgel</mark>');
    expect((await app.client().request('GET', '/zoeken?q=torens')).text).to.contain('>De kerk en de <mark>toren</mark></a>');
  }).timeout(60_000);

  it('is answered in bytes that are no text, and asked for twice or oddly', async () => {
    for (const bytes of ['%ff', '%00', '%ed%a0%80', '%c3', '%', '%u0041', '+', '%2B%2B', '%0d%0aSet-Cookie:x=1', 'a&q=b', '[]=a'])
      for (const path of [
        `/zoeken?q=${bytes}`,
        `/api/search/suggest?term=${bytes}`,
        `/zoeken?q=kerk&kind=${bytes}&show=${bytes}`,
      ]) {
        const { status } = await app.client().request('GET', path);
        expect(status, path).to.be.oneOf([200, 301, 302, 308, 400, 404]);
      }
  });

  it('is refused with its code where it is no question', async () => {
    const refusals: readonly (readonly [body: unknown, property: string, code: string])[] = [
      [{}, 'term', 'V_01'],
      [{ term: '' }, 'term', 'V_01'],
      [{ term: ' \t\u200b\u2028 ' }, 'term', 'V_01'],
      [{ term: 'kerk\u0000' }, 'term', 'V_12'],
      [{ term: null }, 'term', 'V_01'],
      [{ term: 'x'.repeat(201) }, 'term', 'V_14'],
      [{ term: '💒'.repeat(201) }, 'term', 'V_14'],
      [{ term: 'x'.repeat(15_000) }, 'term', 'V_14'],
      [{ term: 'x', locales: ['xx-XX'] }, 'locales.0', 'V_12'],
      [{ term: 'x', locales: ['nl-NL', "nl-NL' or true"] }, 'locales.1', 'V_12'],
      [{ term: 'x', locales: ['\u0000'] }, 'locales.0', 'V_12'],
      [{ term: 'x', locales: ['x'.repeat(101)] }, 'locales.0', 'V_14'],
      [{ term: 'x', locales: Array(101).fill('nl-NL') }, 'locales', 'V_14'],
      [{ term: 'x', pageTypes: ['nobody/nothing'] }, 'pageTypes.0', 'V_12'],
      [{ term: 'x', pageTypes: ['__proto__'] }, 'pageTypes.0', 'V_12'],
      [{ term: 'x', pageTypes: ['constructor'] }, 'pageTypes.0', 'V_12'],
      [{ term: 'x', count: 0 }, 'count', 'V_12'],
      [{ term: 'x', count: 101 }, 'count', 'V_12'],
      [{ term: 'x', count: 1.5 }, 'count', 'V_12'],
      [{ term: 'x', count: '10' }, 'count', 'V_12'],
      [{ term: 'x', offset: -1 }, 'offset', 'V_12'],
      [{ term: 'x', offset: 1001 }, 'offset', 'V_12'],
      [{ term: 'x', offset: Number.MAX_VALUE }, 'offset', 'V_12'],
    ];
    expect((await post({ term: 'x'.repeat(50_000) })).status, 'more than a question is ever read').to.equal(413);
    for (const [body, property, code] of refusals) {
      const answer = await post(body);
      const what = JSON.stringify(body).slice(0, 100);
      expect(answer.status, what).to.equal(400);
      expect(answer.get<object[]>('Errors')[0], what).to.include({ property, code });
    }
    for (const body of [[], null, 'x', '{', { term: ['kerk'] }, { term: { $ne: '' } }, { term: 'x', where: 'true' }]) {
      const answer = await post(body);
      expectFine(answer, JSON.stringify(body));
      expect(answer.status, JSON.stringify(body)).to.equal(400);
    }
    for (const body of [
      { term: 'kerk', count: 100, offset: 1000 },
      { term: 'kerk', locales: Array(100).fill('nl-NL') },
    ])
      expect((await post(body)).status, JSON.stringify(body)).to.equal(200);
  });
});

describe('whatever stands on a page', () => {
  let app: TestApp;
  before(async () => {
    app = await createSearchApp();
    await app.startJobs();
  });
  after(() => app?.close());

  const found = async (term: string): Promise<string[]> => {
    const answer = await app.client().request('POST', '/api/search/search', { term, locales: ['nl-NL'] });
    expect(answer.status, answer.text.slice(0, 300)).to.equal(200);
    return answer.get<{ slug: string }[]>('data.results').map(({ slug }) => slug);
  };
  /** Three letters for each number, so that no word is another's beginning or slip. */
  const word = (number: number): string =>
    [...String(number).padStart(6, '0')]
      .map((digit) => ['bax', 'cep', 'dif', 'gok', 'huj', 'kav', 'lem', 'nip', 'ros', 'tuw'][Number(digit)])
      .join('');
  const pages: readonly (readonly [what: string, options: Parameters<typeof buildPublishedPage>[1]])[] = [
    ['naughty strings', { blocks: { 'text-1': saying(naughty.join('\n').toWellFormed().replaceAll('\0', '')) } }],
    ['a word without an end', { blocks: { 'text-1': saying('a'.repeat(500_000)) } }],
    ['long words of four bytes', { blocks: { 'text-1': saying('\u{20000}'.repeat(5000)) } }],
    [
      'more long words than an index holds',
      {
        blocks: {
          'text-1': saying(Array.from({ length: 17_500 }, (_, at) => `${word(at)}${word(at + 7)}${word(at + 3)}`).join(' ')),
        },
      },
    ],
    ['an anchor as long as they may be', { blocks: { 'text-1': saying('Lang', '', 'a'.repeat(64)) } }],
    ['a day that no calendar has', { type: 'told/dated', typeData: { day: '0000-01-01' } }],
    ['the first day and the last', { type: 'told/dated', typeData: { day: '9999-12-31' } }],
  ];

  for (const [what, options] of pages)
    it(`the rest is found beside ${what}`, async () => {
      const slug = `/${what.replaceAll(' ', '-')}`;
      await buildPublishedPage(app, { slug, title: `Gootmeester ${what}`, ...options });
      await buildPublishedPage(app, { slug: `${slug}-erna`, title: `Gootmeester na ${what}` });
      await untilIndexed(app);
      expect(await found('gootmeester'), what).to.include.members([slug, `${slug}-erna`]);
    }).timeout(60_000);
});

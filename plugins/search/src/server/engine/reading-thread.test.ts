import type { SearchDocument } from '@lectern/core/server';
import { expect } from 'chai';
import { analyzerOf } from './analyzers.ts';
import { readPage } from './read-page.ts';
import { createReadingThread } from './reading-thread.ts';

const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const files = { hashes: [], unread: [], texts: [] };
const source = {
  locale: 'nl-NL',
  rules: { neverSplit: [], splitAs: [{ word: 'gevelkachel', parts: ['gevel', 'kachel'] }], synonyms: [] },
  corpus: new Map([['toren', 3]]),
};

const rejectionOf = (answer: Promise<unknown>): Promise<unknown> =>
  answer.then(
    () => undefined,
    (error: unknown) => error,
  );

const pageOf = (number: number, text: string, locale = 'nl-NL'): { document: SearchDocument; files: typeof files } => ({
  document: {
    pageID: id(number),
    publicationID: id(number),
    locale,
    type: 'page',
    title: `Blad ${number}`,
    date: '',
    sections: [{ anchor: '', heading: 'Kop', parts: [{ text, weight: 'D' }], isShown: true }],
  },
  files,
});

describe('the thread that reads pages', () => {
  it('reads them as they are read here, by what was said of words, in the order in which they were asked', async () => {
    const read = createReadingThread();
    const pages = Array.from({ length: 30 }, (_, number) => pageOf(number, `De gevelkachels van toren ${number}`));
    const analyzer = await analyzerOf(source);
    const expected = await Promise.all(pages.map(({ document }) => readPage(document, analyzer, files)));
    const answers = await Promise.all([read(pages.slice(0, 10), [source]), read(pages.slice(10), [source])]);
    expect(answers.flat()).to.deep.equal(expected);
    const other = { ...source, rules: { ...source.rules, splitAs: [], neverSplit: ['gevelkachel'] } };
    expect(await read(pages, [other])).not.to.deep.equal(expected);
  });

  it('says why it could not read some, and goes on', async () => {
    const read = createReadingThread();
    const failure = await rejectionOf(read([pageOf(1, 'Glocke', 'de-DE')], [source]));
    expect(failure).to.have.property('message', 'Nothing is known of the language of de-DE.');
    expect(await read([pageOf(1, 'Klok')], [source])).to.have.length(1);
  });

  it('tells whoever waits that it ended, and another begins', async () => {
    const read = createReadingThread(new URL('data:text/javascript,process.exit(1)'));
    for (const _ of [1, 2])
      expect(await rejectionOf(read([pageOf(1, 'Klok')], [source]))).to.have.property(
        'message',
        'The thread that reads pages ended.',
      );
  });
});

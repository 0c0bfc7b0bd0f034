import { expect } from 'chai';
import type { Pool } from 'pg';
import { createPublishedPages } from './published-pages.ts';

describe('pages as visitors read them', () => {
  const text = 'x'.repeat(10_000);
  const sent: string[] = [];
  /** A database that leaves the document out where the asking process has this version of it. */
  const pool = {
    async query({ values: [path, known] }: { readonly values: readonly string[] }) {
      if (known !== '7') sent.push(path ?? '');
      const document = known === '7' ? null : { title: text, blocks: {} };
      return { rows: [{ page_id: path, row_version: '7', path, document, siblings: null }] };
    },
  } as unknown as Pool;
  const openPages = (capacity: number) =>
    createPublishedPages(pool, { prepare: true, capacity, log: { error: () => undefined } });
  const paths = ['/een', '/twee', '/drie', '/vier'];
  async function sentAgain(capacity: number): Promise<readonly string[]> {
    const pages = openPages(capacity);
    for (const path of paths) await pages.at(path);
    sent.length = 0;
    for (const path of paths.toReversed()) expect((await pages.at(path))?.page.document.title).to.equal(text);
    return sent;
  }

  it('are sent by the database once, as far as there is room for them', async () => {
    expect(await sentAgain(1_000_000)).to.deep.equal([]);
    expect(await sentAgain(100_000), 'each is some 40,000 bytes').to.deep.equal(['/twee', '/een']);
  });
});

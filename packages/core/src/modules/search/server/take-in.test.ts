import type { Lectern } from '#server/kernel/lectern.ts';
import type { SearchDocument } from '#server/kernel/search-engine.ts';
import { expect } from 'chai';
import { takeIn } from './take-in.ts';

const documents = ['a', 'b', 'c', 'd'].map((pageID) => ({ pageID }) as SearchDocument);

/** A site whose database is away for so many statements, and what was written into it by then. */
function siteBeside(away: { left: number }): { readonly app: Lectern; readonly written: string[] } {
  const written: string[] = [];
  const query = async ({ text }: { readonly text: string }): Promise<readonly object[]> => {
    if (away.left > 0) {
      away.left -= 1;
      throw new Error('the database is away');
    }
    if (text !== 'select 1') written.push(text);
    return [];
  };
  const app = { database: { query }, log: { warn: () => undefined }, now: () => new Date(0) } as unknown as Lectern;
  return { app, written };
}

describe('pages that are taken into an index', () => {
  it('are all tried again after an outage that ends between two of them', async () => {
    const away = { left: 1 };
    const { app, written } = siteBeside(away);
    let calls = 0;
    const taking = takeIn(app, { documents, failures: [] }, async () => {
      calls += 1;
      if (calls <= 3) throw new Error('the database is away');
      return true;
    });
    expect(await taking.catch(String)).to.equal('Error: the database is away');
    expect(written).to.deep.equal([]);
  });

  it('go in without the one that is at fault, which is written down', async () => {
    const { app, written } = siteBeside({ left: 0 });
    const taken: string[] = [];
    const isWanted = await takeIn(app, { documents, failures: [] }, async (some) => {
      if (some.some(({ pageID }) => pageID === 'c')) throw new Error('cannot be read');
      taken.push(...some.map(({ pageID }) => pageID));
      return true;
    });
    expect([isWanted, taken]).to.deep.equal([true, ['a', 'b', 'd']]);
    expect(written.length).to.equal(2);
  });
});

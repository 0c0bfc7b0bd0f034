import { expect } from 'chai';
import type { MovingIn } from '../redirects.schema.ts';
import { acceptedFile, surely } from './moving-in-file.ts';

const found: MovingIn = {
  proposals: [
    { from: '/a,b.html', pageID: 'p', score: 100 },
    { from: '/c.html', pageID: 'p', score: 60 },
  ],
  pages: [{ id: 'p', title: 'Nieuw', path: '/nieuw' }],
  unmatched: [],
  impossible: [],
  withoutQuery: 0,
  known: 0,
  sitemaps: [],
};

describe('proposals that were accepted', () => {
  it('are a file of redirects', async () => {
    const file = acceptedFile(found, surely(found, 80), 'oud');
    expect(file.name).to.equal('oud.csv');
    // The mark at its start is no part of a text that is read.
    expect(await file.text()).to.equal('"from","to"\r\n"/a,b.html","/nieuw"\r\n');
  });

  it('are those that are sure enough', () => {
    expect([...surely(found, 60)]).to.deep.equal(['/a,b.html', '/c.html']);
    expect([...surely(found, 61)]).to.deep.equal(['/a,b.html']);
  });
});

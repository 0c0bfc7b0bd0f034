import { expect } from 'chai';
import { placeOf } from './place-of.ts';
import type { BlockText } from './place-of.ts';

const texts: readonly BlockText[] = [
  { path: 'title', text: 'Wonen en werken' },
  { path: 'body.0', text: 'Het riet op het dak is  droog.' },
  { path: 'body.1', text: 'Wij verzekeren het, ook als het brandt.' },
  { path: 'items.0.title', text: 'Een ander dak' },
];
const hasField = (property: string): boolean => ['title', 'body', 'items.0.title', 'isWide'].includes(property);
const place = (thread: { property?: string; quote?: string; blockKey?: null }, now: readonly BlockText[] | undefined = texts) =>
  placeOf({ blockKey: 'k1', property: null, quote: null, ...thread }, { texts: now, hasField });

describe('the place of a comment', () => {
  it('is the page or the block that it was made on', () => {
    expect(place({ blockKey: null })).to.deep.equal({ kind: 'page' });
    expect(place({})).to.deep.equal({ kind: 'block' });
    expect(place({ property: 'isWide' })).to.deep.equal({ kind: 'field', path: 'isWide', rank: 0 });
    expect(place({ property: 'items.0.title' })).to.deep.equal({ kind: 'field', path: 'items.0.title', rank: 3 });
  });

  it('is where its words stand, whatever is written around them', () => {
    expect(place({ property: 'title', quote: 'werken' })).to.deep.equal({ kind: 'words', path: 'title', rank: 0, start: 9 });
    expect(place({ property: 'body', quote: 'ook als' })).to.deep.equal({ kind: 'words', path: 'body.1', rank: 2, start: 20 });
    const longer = texts.map((text) => ({ ...text, text: `Vooraf. ${text.text} Achteraf.` }));
    expect(place({ property: 'title', quote: 'werken' }, longer)).to.deep.include({ kind: 'words', path: 'title', start: 17 });
  });

  it('takes no notice of spaces, and goes over the end of a line', () => {
    expect(place({ property: 'body', quote: 'is droog' })).to.deep.include({ kind: 'words', path: 'body.0' });
    expect(place({ property: 'body', quote: 'droog. Wij verzekeren' })).to.deep.include({ kind: 'words', path: 'body.0' });
  });

  it('is in its own field first, and goes with words that moved to another', () => {
    expect(place({ property: 'items.0.title', quote: 'dak' })).to.deep.include({ path: 'items.0.title' });
    expect(place({ property: 'title', quote: 'dak' })).to.deep.include({ path: 'body.0' });
    expect(place({ quote: 'brandt' })).to.deep.include({ kind: 'words', path: 'body.1' });
  });

  it('is the block once the words or the field are gone, and the page once the block is', () => {
    expect(place({ property: 'title', quote: 'wonen' })).to.deep.equal({ kind: 'block', lost: 'words' });
    expect(place({ property: 'gone' })).to.deep.equal({ kind: 'block', lost: 'field' });
    expect(placeOf({ blockKey: 'k1', property: 'title', quote: 'Wonen' }, { texts: undefined, hasField })).to.deep.equal({
      kind: 'page',
      lost: 'block',
    });
  });
});

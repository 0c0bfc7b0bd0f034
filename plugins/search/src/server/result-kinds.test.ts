import { expect } from 'chai';
import { resultKinds, typesOfKind } from './result-kinds.ts';

const pages = { nl: 'Pagina’s', de: 'Seiten' };
const options = { kinds: { 'told/news': { nl: 'Nieuws' }, 'told/page': pages, 'told/landing': pages } };
const found = [
  { value: 'told/news', count: 6 },
  { value: 'told/landing', count: 5 },
  { value: 'told/page', count: 4 },
  { value: 'told/nameless', count: 1 },
];

describe('the kinds of what is found', () => {
  it('hold the types of one name together, the most frequent first', () => {
    expect(resultKinds(options, found, { kind: 'told/page', locale: 'nl-NL' })).to.deep.equal([
      { value: 'told/landing', label: 'Pagina’s', count: 9, isChosen: true },
      { value: 'told/news', label: 'Nieuws', count: 6, isChosen: false },
    ]);
    expect(resultKinds(options, found, { kind: '', locale: 'de-DE' })).to.deep.equal([
      { value: 'told/landing', label: 'Seiten', count: 9, isChosen: false },
    ]);
  });

  it('are narrowed to all types of the name, whichever of them is asked for, and to none without a name', () => {
    for (const kind of ['told/page', 'told/landing'])
      expect(typesOfKind(options, { kind, locale: 'nl-NL' })).to.deep.equal(['told/page', 'told/landing']);
    expect(typesOfKind(options, { kind: 'told/news', locale: 'de-DE' })).to.deep.equal([]);
    expect(typesOfKind(options, { kind: 'told/nameless', locale: 'nl-NL' })).to.deep.equal([]);
  });
});

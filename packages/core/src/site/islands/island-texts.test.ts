import { expect } from 'chai';
import { createSiteTexts } from '../render/site-texts.ts';
import { islandTexts } from './island-texts.ts';

const catalogue = {
  plain: 'Lees meer',
  'with.dot': 'Terug naar {{place}}',
  results_one: '{{count}} resultaat',
  results_other: '{{ count }} resultaten',
  none_zero: 'Geen',
  none_other: '{{count}} stuks',
  empty: '',
};

describe('the texts of an island', () => {
  // Fails where a browser would draw other words than the server.
  it('are those that the server finds', () => {
    for (const language of ['nl', 'fr', 'de']) {
      const texts = createSiteTexts('nl');
      texts.add('probe', { [language]: catalogue });
      const server = texts.translator(language, 'probe');
      const island = islandTexts(texts.catalogue(language, 'probe'), language);
      for (const [key, values] of [
        ['plain', {}],
        ['with.dot', { place: '<b> & {{x}} $1' }],
        ['with.dot', {}],
        ['results', { count: 0 }],
        ['results', { count: 1 }],
        ['results', { count: 2 }],
        ['none', { count: 0 }],
        ['none', { count: 7 }],
        ['missing', {}],
        ['missing.too', { count: 3 }],
        ['toString', {}],
      ] as const)
        expect(island(key, values), `${language} ${key}`).to.equal(server(key, values));
    }
  });
});

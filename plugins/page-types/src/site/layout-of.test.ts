import { expect } from 'chai';
import { pageTypesOptions } from '../options.ts';
import { layoutOf } from './layout-of.ts';

const options = pageTypesOptions.parse({
  siteTitle: 'Sluitsteen',
  tagline: 'Voor erfgoed.',
  footer: { smallPrint: 'Fictief.' },
  locales: {
    'de-DE': { tagline: 'Für Denkmäler.', footer: {} },
  },
});

describe('layoutOf', () => {
  it('is that of the site for a locale that says nothing of its own', () => {
    const { locales, mark: _mark, ornament: _ornament, ...site } = options;
    expect(Object.keys(locales)).to.have.lengthOf(1);
    expect(layoutOf(options, 'nl-NL')).to.deep.equal(site);
  });

  it('takes what the locale names as a whole, and the rest from the site', () => {
    const layout = layoutOf(options, 'de-DE');
    expect(layout.siteTitle).to.equal('Sluitsteen');
    expect(layout.tagline).to.equal('Für Denkmäler.');
    expect(layout.footer.smallPrint).to.equal('');
  });
});

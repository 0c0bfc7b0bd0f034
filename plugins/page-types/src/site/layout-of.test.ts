import { expect } from 'chai';
import { pageTypesOptions } from '../options.ts';
import { layoutOf } from './layout-of.ts';

const options = pageTypesOptions.parse({
  siteTitle: 'Sluitsteen',
  tagline: 'Voor erfgoed.',
  navigation: [{ label: 'Schade', href: '/schade' }],
  action: { label: 'Contact', href: '/contact' },
  footer: { smallPrint: 'Fictief.' },
  locales: {
    'de-DE': { tagline: 'Für Denkmäler.', navigation: [{ label: 'Kirchen', href: '/de-de/kirchen' }], footer: {} },
    'fr-FR': { action: null },
  },
});

describe('layoutOf', () => {
  it('is that of the site for a locale that says nothing of its own', () => {
    const { locales, mark: _mark, ornament: _ornament, ...site } = options;
    expect(Object.keys(locales)).to.have.lengthOf(2);
    expect(layoutOf(options, 'nl-NL')).to.deep.equal(site);
  });

  it('takes what the locale names as a whole, and the rest from the site', () => {
    const layout = layoutOf(options, 'de-DE');
    expect(layout.siteTitle).to.equal('Sluitsteen');
    expect(layout.tagline).to.equal('Für Denkmäler.');
    expect(layout.navigation).to.deep.equal([{ label: 'Kirchen', href: '/de-de/kirchen' }]);
    expect(layout.action).to.deep.equal({ label: 'Contact', href: '/contact' });
    expect(layout.footer.smallPrint).to.equal('');
  });

  it('lets a locale leave out the button', () => {
    expect(layoutOf(options, 'fr-FR').action).to.equal(null);
    expect(layoutOf(options, 'fr-FR').navigation).to.deep.equal(options.navigation);
  });

  it('refuses what no layout has', () => {
    expect(pageTypesOptions.safeParse({ locales: { 'de-DE': { footr: {} } } }).success).to.equal(false);
  });
});

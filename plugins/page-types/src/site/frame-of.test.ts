import { expect } from 'chai';
import { pageTypesOptions } from '../options.ts';
import { frameOf } from './frame-of.ts';

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

describe('frameOf', () => {
  it('is that of the site for a locale that says nothing of its own', () => {
    const { locales, mark: _mark, ornament: _ornament, ...site } = options;
    expect(Object.keys(locales)).to.have.lengthOf(2);
    expect(frameOf(options, 'nl-NL')).to.deep.equal(site);
  });

  it('takes what the locale names as a whole, and the rest from the site', () => {
    const frame = frameOf(options, 'de-DE');
    expect(frame.siteTitle).to.equal('Sluitsteen');
    expect(frame.tagline).to.equal('Für Denkmäler.');
    expect(frame.navigation).to.deep.equal([{ label: 'Kirchen', href: '/de-de/kirchen' }]);
    expect(frame.action).to.deep.equal({ label: 'Contact', href: '/contact' });
    expect(frame.footer.smallPrint).to.equal('');
  });

  it('lets a locale leave out the button', () => {
    expect(frameOf(options, 'fr-FR').action).to.equal(null);
    expect(frameOf(options, 'fr-FR').navigation).to.deep.equal(options.navigation);
  });

  it('refuses what no frame has', () => {
    expect(pageTypesOptions.safeParse({ locales: { 'de-DE': { footr: {} } } }).success).to.equal(false);
  });
});

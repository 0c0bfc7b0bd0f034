import { expect } from 'chai';
import { isContentLocale, languageOf, localePrefix, publicPath, splitPublicPath } from './locale.ts';

const settings = { availableLocales: ['nl-NL', 'de-DE', 'fr', 'en'], defaultLocale: 'nl-NL' };

describe('locales', () => {
  it('are English, Dutch, German and French, plain or with a region', () => {
    for (const locale of ['en', 'nl', 'de', 'fr', 'en-GB', 'nl-BE', 'de-AT', 'fr-FR'])
      expect(isContentLocale(locale), locale).to.equal(true);
    for (const locale of ['', 'es', 'nl-nl', 'NL', 'nl_NL', 'nl-NLD', 'nld', 'en-', '-NL', 'nl-NL-x', '__proto__'])
      expect(isContentLocale(locale), locale).to.equal(false);
    expect(languageOf('nl-NL')).to.equal('nl');
    expect(languageOf('de')).to.equal('de');
  });

  it('have a prefix of two letters, a hyphen and two letters', () => {
    expect(['nl-NL', 'de-DE', 'de', 'fr', 'en', 'en-US'].map(localePrefix)).to.deep.equal([
      'nl-nl',
      'de-de',
      'de-de',
      'fr-fr',
      'en-gb',
      'en-us',
    ]);
  });

  it('decide where a page lives, and the address tells them again', () => {
    for (const [slug, locale, path] of [
      ['/kerken', 'nl-NL', '/kerken'],
      ['/', 'nl-NL', '/'],
      ['/kirchen', 'de-DE', '/de-de/kirchen'],
      ['/', 'de-DE', '/de-de'],
      ['/a/b', 'en', '/en-gb/a/b'],
    ] as const) {
      expect(publicPath(slug, locale, settings)).to.equal(path);
      expect(splitPublicPath(path, settings)).to.include({ slug, locale });
    }
  });

  it('are not read from a prefix that no available locale has', () => {
    expect(splitPublicPath('/es-es/x', settings)).to.deep.equal({ locale: 'nl-NL', slug: '/es-es/x', hasPrefix: false });
    expect(splitPublicPath('/de-dex', settings)).to.include({ locale: 'nl-NL', slug: '/de-dex' });
    expect(splitPublicPath('/DE-DE/', settings)).to.deep.equal({ locale: 'de-DE', slug: '/', hasPrefix: true });
  });
});

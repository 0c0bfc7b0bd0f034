import { expect } from 'chai';
import { alternatesOf } from './alternates.ts';

const locales = { availableLocales: ['nl-NL', 'de', 'fr-FR'], defaultLocale: 'nl-NL' };
const version = (locale: string) => ({ locale, path: `/${locale}` });

describe('the versions of a page for search engines', () => {
  it('are the same whichever is asked, itself included', () => {
    const all = alternatesOf([version('fr-FR'), version('nl-NL')], locales);
    expect(all.map(({ hreflang, path }) => `${hreflang} ${path}`)).to.deep.equal([
      'nl-NL /nl-NL',
      'fr-FR /fr-FR',
      'x-default /nl-NL',
    ]);
    expect(alternatesOf([version('nl-NL'), version('fr-FR')], locales)).to.deep.equal(all);
  });

  it('begin with another locale where there is none in the default one', () => {
    expect(alternatesOf([version('fr-FR'), version('de')], locales).at(-1)).to.deep.equal({ hreflang: 'x-default', path: '/de' });
  });

  it('are none of a page without others, nor in locales that the site has no more', () => {
    expect(alternatesOf([version('nl-NL'), version('en-GB')], locales)).to.deep.equal([]);
  });
});

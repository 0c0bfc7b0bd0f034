import { expect } from 'chai';
import { languagesOf } from './languages-of.ts';

const site = { availableLocales: ['nl-NL', 'de-DE', 'fr-FR', 'fr-CA', 'en'], defaultLocale: 'nl-NL' };
const home = (path: string) => ({ pageID: path, path, title: path });
const german = { pageID: 'de', locale: 'de-DE', path: '/de-de/kirchen', noIndex: false };
const offered = (locale: string, homes: string[], siblings = [german]) =>
  languagesOf({ locale, siblings, homes: homes.map(home), site }).map(
    ({ lang, label, path, isTranslation }) => `${lang} ${label} ${path}${isTranslation ? '' : ' home'}`,
  );

describe('the languages that a switcher offers', () => {
  it('lead to the translation, else to where the language begins, and are left out where nothing is live', () => {
    expect(offered('nl-NL', ['/', '/de-de', '/en-gb'])).to.deep.equal(['de Deutsch /de-de/kirchen', 'en English /en-gb home']);
    expect(offered('de-DE', ['/'], [])).to.deep.equal(['nl Nederlands / home']);
  });

  it('name the region only where the site has the language twice', () => {
    expect(offered('nl-NL', ['/fr-fr', '/fr-ca'], [])).to.deep.equal([
      'fr Français (France) /fr-fr home',
      'fr Français (Canada) /fr-ca home',
    ]);
  });
});

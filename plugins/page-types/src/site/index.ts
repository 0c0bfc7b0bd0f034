import { defineSite } from '@lectern/core/site';
import type { pageTypes } from '../manifest.ts';

/** The site entry of the page types. */
export default defineSite<typeof pageTypes>({
  blocks: {},
  pageTypes: {
    page: () => import('./page.tsx'),
    landing: () => import('./landing.tsx'),
  },
  texts: {
    nl: { skip: 'Naar de inhoud', menu: 'Menu', navigation: 'Hoofdnavigatie' },
    de: { skip: 'Zum Inhalt', menu: 'Menü', navigation: 'Hauptnavigation' },
    fr: { skip: 'Aller au contenu', menu: 'Menu', navigation: 'Navigation principale' },
    en: { skip: 'Skip to content', menu: 'Menu', navigation: 'Main navigation' },
  },
});

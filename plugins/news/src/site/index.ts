import { defineSite } from '@lectern/core/site';
import { news } from '../manifest.ts';

/** The site door of news. */
export default defineSite(news, {
  blocks: { list: () => import('./news-list.tsx') },
  pageTypes: { article: () => import('./article.tsx') },
  texts: {
    nl: { empty: 'Geen artikelen gevonden', newTab: '(opent in een nieuw tabblad)' },
    de: { empty: 'Keine Artikel gefunden', newTab: '(öffnet in neuem Tab)' },
    fr: { empty: 'Aucun article trouvé', newTab: '(s’ouvre dans un nouvel onglet)' },
    en: { empty: 'No articles found', newTab: '(opens in a new tab)' },
  },
});

import { defineSite } from '@lectern/core/site';
import { news } from '../manifest.ts';

/** The site door of news. */
export default defineSite(news, {
  blocks: { list: () => import('./news-list.tsx') },
  pageTypes: { article: () => import('./article.tsx') },
  texts: {
    nl: { empty: 'Geen artikelen gevonden' },
    de: { empty: 'Keine Artikel gefunden' },
    fr: { empty: 'Aucun article trouvé' },
    en: { empty: 'No articles found' },
  },
});

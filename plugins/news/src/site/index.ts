import { defineSite } from '@lectern/core/site';
import { news } from '../manifest.ts';

/** The site door of news. */
export default /* @__PURE__ */ defineSite(news, {
  blocks: { list: () => import('./news-list.tsx'), archive: () => import('./archive.tsx') },
  pageTypes: { article: () => import('./article.tsx') },
  behaviours: { more: () => import('./load-more.ts') },
  texts: {
    nl: {
      empty: 'Geen artikelen gevonden',
      readMore: 'Lees meer',
      more: 'Meer laden',
      all: 'Alle berichten',
      previousYears: 'Eerdere jaren',
      titleOfYear: '{{title}} uit {{year}}',
      page: 'Pagina {{page}} van {{pages}}',
      loaded: 'Pagina {{page}} van {{pages}} is geladen',
      count_one: '({{count}} bericht)',
      count_other: '({{count}} berichten)',
    },
    de: {
      empty: 'Keine Artikel gefunden',
      readMore: 'Weiterlesen',
      more: 'Mehr laden',
      all: 'Alle Meldungen',
      previousYears: 'Frühere Jahre',
      titleOfYear: '{{title}} aus {{year}}',
      page: 'Seite {{page}} von {{pages}}',
      loaded: 'Seite {{page}} von {{pages}} ist geladen',
      count_one: '({{count}} Meldung)',
      count_other: '({{count}} Meldungen)',
    },
    fr: {
      empty: 'Aucun article trouvé',
      readMore: 'Lire la suite',
      more: 'Afficher plus',
      all: 'Tous les articles',
      previousYears: 'Années précédentes',
      titleOfYear: '{{title}} de {{year}}',
      page: 'Page {{page}} sur {{pages}}',
      loaded: 'La page {{page}} sur {{pages}} est chargée',
      count_one: '({{count}} article)',
      count_other: '({{count}} articles)',
    },
    en: {
      empty: 'No articles found',
      readMore: 'Read more',
      more: 'Load more',
      all: 'All news',
      previousYears: 'Previous years',
      titleOfYear: '{{title}} of {{year}}',
      page: 'Page {{page}} of {{pages}}',
      loaded: 'Page {{page}} of {{pages}} is loaded',
      count_one: '({{count}} item)',
      count_other: '({{count}} items)',
    },
  },
});

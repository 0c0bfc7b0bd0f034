/** What of pages stands on the dashboard. */
export default {
  'dashboard.start': 'Om te beginnen',
  'dashboard.recent': 'Uw recente werk',
  'dashboard.waiting': 'Wacht op publicatie',
  'dashboard.drafts': 'Concepten',
  'dashboard.noRecent': 'Pagina’s waaraan u werkt, verschijnen hier.',
  'dashboard.noWaiting': 'Alles wat live is, is bijgewerkt.',
  'dashboard.allWaiting_one': '{{count}} pagina met ongepubliceerde wijzigingen',
  'dashboard.allWaiting_other': 'Alle {{count}} pagina’s met ongepubliceerde wijzigingen',
  'dashboard.noDrafts': 'Er zijn geen concepten.',
  'dashboard.allDrafts_one': '{{count}} concept',
  'dashboard.allDrafts_other': 'Alle {{count}} concepten',
  'dashboard.newPage': 'Nieuwe pagina maken',
  'dashboard.pages': 'Alle pagina’s doorkijken',
  'dashboard.pagesText': 'Zoek op titel, type of taal.',
  'dashboard.you': 'Uw account instellen',
  'dashboard.youText': 'Foto, wachtwoord, tweede factor, thema.',
};

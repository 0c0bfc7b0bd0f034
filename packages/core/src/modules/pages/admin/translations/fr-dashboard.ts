/** What of pages stands on the dashboard. */
export default {
  'dashboard.start': 'Pour commencer',
  'dashboard.recent': 'Votre travail récent',
  'dashboard.waiting': 'En attente de publication',
  'dashboard.drafts': 'Brouillons',
  'dashboard.noRecent': 'Les pages sur lesquelles vous travaillez apparaissent ici.',
  'dashboard.noWaiting': 'Tout ce qui est en ligne est à jour.',
  'dashboard.allWaiting_one': '{{count}} page avec des modifications non publiées',
  'dashboard.allWaiting_other': 'Les {{count}} pages avec des modifications non publiées',
  'dashboard.noDrafts': 'Il n’y a aucun brouillon.',
  'dashboard.allDrafts_one': '{{count}} brouillon',
  'dashboard.allDrafts_other': 'Les {{count}} brouillons',
  'dashboard.newPage': 'Créer une nouvelle page',
  'dashboard.pages': 'Parcourir toutes les pages',
  'dashboard.pagesText': 'Trouvez-en une par titre, type ou langue.',
  'dashboard.you': 'Configurer votre compte',
  'dashboard.youText': 'Photo, mot de passe, second facteur, thème.',
};

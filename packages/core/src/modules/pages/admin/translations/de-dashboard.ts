/** What of pages stands on the dashboard. */
export default {
  'dashboard.start': 'Für den Anfang',
  'dashboard.recent': 'Zuletzt bearbeitet',
  'dashboard.waiting': 'Noch zu veröffentlichen',
  'dashboard.drafts': 'Entwürfe',
  'dashboard.noRecent': 'Seiten, an denen Sie arbeiten, erscheinen hier.',
  'dashboard.noWaiting': 'Alles, was online ist, ist auf dem neuesten Stand.',
  'dashboard.allWaiting_one': '{{count}} Seite mit unveröffentlichten Änderungen',
  'dashboard.allWaiting_other': 'Alle {{count}} Seiten mit unveröffentlichten Änderungen',
  'dashboard.noDrafts': 'Es gibt keine Entwürfe.',
  'dashboard.allDrafts_one': '{{count}} Entwurf',
  'dashboard.allDrafts_other': 'Alle {{count}} Entwürfe',
  'dashboard.newPage': 'Neue Seite erstellen',
  'dashboard.pages': 'Alle Seiten durchsehen',
  'dashboard.pagesText': 'Finden Sie eine nach Titel, Typ oder Sprache.',
  'dashboard.you': 'Ihr Konto einrichten',
  'dashboard.youText': 'Bild, Passwort, zweiter Faktor, Design.',
};

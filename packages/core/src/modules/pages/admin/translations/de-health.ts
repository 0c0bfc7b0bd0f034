export default {
  'Pages nobody links to': 'Seiten, zu denen nichts führt',
  'Live pages to which no other page, no menu and no list leads: visitors hardly find them.':
    'Live-Seiten, zu denen keine andere Seite, kein Menü und keine Liste führt: Besucher finden sie kaum.',
  'Pages without a description': 'Seiten ohne Beschreibung',
  'Live pages of which search engines choose words themselves. Write a description in the page settings.':
    'Live-Seiten, deren Wörter Suchmaschinen selbst wählen. Schreiben Sie eine Beschreibung in den Seiteneinstellungen.',
  'Translations that are behind': 'Übersetzungen im Rückstand',
  'Live translations whose original was published since. Look at what changed, and publish them again.':
    'Live-Übersetzungen, deren Original seither veröffentlicht wurde. Sehen Sie nach, was sich geändert hat, und veröffentlichen Sie sie erneut.',
  'Pages that are not translated everywhere': 'Seiten, die nicht überall übersetzt sind',
  'Live pages that visitors do not find in every language of the site.':
    'Live-Seiten, die Besucher nicht in jeder Sprache der Website finden.',
  'Pages to look at again': 'Seiten zum Prüfen',
  'Live pages that nobody has looked at for too long. Say that they are still correct, or change them.':
    'Live-Seiten, die zu lange niemand angesehen hat. Sagen Sie, dass sie noch stimmen, oder ändern Sie sie.',
};

export default {
  'Latest news': 'Neueste Nachrichten',
  'The newest news items, each with its date, title and summary.':
    'Die neuesten Nachrichten, jede mit Datum, Titel und Zusammenfassung.',
  Text: 'Text',
  Title: 'Titel',
  'Number of items': 'Anzahl der Nachrichten',
  'From 1 to 24; three when left empty.': 'Von 1 bis 24; drei, wenn das Feld leer bleibt.',
  'Link to all news': 'Link zu allen Nachrichten',
  'Shown beside the title, for instance “All news”.': 'Steht neben dem Titel, zum Beispiel „Alle Nachrichten“.',

  'All news': 'Alle Nachrichten',
  'Every news item, newest first, with more at the press of a link, and the years before.':
    'Alle Nachrichten, die neueste zuerst, mit weiteren über einen Link, und die Jahre davor.',
  'Items at a time': 'Nachrichten auf einmal',
  'From 3 to 24; nine when left empty.': 'Von 3 bis 24; neun, wenn das Feld leer bleibt.',
  'Offer previous years': 'Frühere Jahre anbieten',

  'News item': 'Nachricht',
  'A message with a date, a summary and an image.': 'Eine Meldung mit Datum, Zusammenfassung und Bild.',
  Date: 'Datum',
  'Shown above the title; the news list is sorted by it.': 'Steht über dem Titel; die Nachrichtenliste ist danach sortiert.',
  Summary: 'Zusammenfassung',
  'Opens the item, and stands below its title in lists and search results.':
    'Eröffnet die Nachricht und steht in Listen und Suchergebnissen unter ihrem Titel.',
  Image: 'Bild',
  'Best in landscape, at least 1600 pixels wide.': 'Am besten im Querformat, mindestens 1600 Pixel breit.',
} satisfies Readonly<Record<string, string>>;

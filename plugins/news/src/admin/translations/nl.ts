export default {
  'News item': 'Nieuwsbericht',
  'A message with a date, a summary and an image.': 'Een bericht met een datum, een samenvatting en een afbeelding.',
  Date: 'Datum',
  'Shown above the title; the news list is sorted by it.': 'Staat boven de titel; de nieuwslijst is erop gesorteerd.',
  Summary: 'Samenvatting',
  'Opens the item, and stands below its title in lists and search results.':
    'Opent het bericht, en staat onder de titel in lijsten en zoekresultaten.',
  Image: 'Afbeelding',
  'Best in landscape, at least 1600 pixels wide.': 'Liefst liggend, minstens 1600 pixels breed.',

  'Latest news': 'Laatste nieuws',
  'The newest news items, each with its date, title and summary.': 'De nieuwste berichten, elk met datum, titel en samenvatting.',
  Text: 'Tekst',
  Title: 'Titel',
  'Number of items': 'Aantal berichten',
  'From 1 to 24; three when left empty.': 'Van 1 tot en met 24; leeg: drie.',
  'Link to all news': 'Link naar al het nieuws',
  'Shown beside the title, for instance “All news”.': 'Staat naast de titel, bijvoorbeeld “Al het nieuws”.',

  'All news': 'Al het nieuws',
  'Every news item, newest first, with more at the press of a link, and the years before.':
    'Alle berichten, de nieuwste eerst, met meer na een klik op een link, en eerdere jaren.',
  'Items at a time': 'Berichten per keer',
  'From 3 to 24; nine when left empty.': 'Van 3 tot en met 24; leeg: negen.',
  'Offer previous years': 'Eerdere jaren aanbieden',
} satisfies Readonly<Record<string, string>>;

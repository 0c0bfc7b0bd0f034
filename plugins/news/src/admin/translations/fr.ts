export default {
  'Latest news': 'Dernières actualités',
  'The newest news items, each with its date, title and summary.':
    'Les actualités les plus récentes, chacune avec sa date, son titre et son résumé.',
  Text: 'Texte',
  Title: 'Titre',
  'Number of items': 'Nombre d’actualités',
  'From 1 to 24; three when left empty.': 'De 1 à 24\u202f; trois si le champ est vide.',
  'Link to all news': 'Lien vers toutes les actualités',
  'Shown beside the title, for instance “All news”.': 'Affiché à côté du titre, par exemple «\u00a0Toutes les actualités\u00a0».',

  'All news': 'Toutes les actualités',
  'Every news item, newest first, with more at the press of a link, and the years before.':
    'Toutes les actualités, les plus récentes d’abord, la suite à l’aide d’un lien, et les années précédentes.',
  'Items at a time': 'Actualités à la fois',
  'From 3 to 24; nine when left empty.': 'De 3 à 24\u202f; neuf si le champ est vide.',
  'Offer previous years': 'Proposer les années précédentes',

  'News item': 'Actualité',
  'A message with a date, a summary and an image.': 'Un message avec une date, un résumé et une image.',
  Date: 'Date',
  'Shown above the title; the news list is sorted by it.':
    'Affichée au-dessus du titre\u202f; la liste des actualités est triée selon elle.',
  Summary: 'Résumé',
  'Opens the item, and stands below its title in lists and search results.':
    'Ouvre l’actualité, et figure sous son titre dans les listes et les résultats de recherche.',
  Image: 'Image',
  'Best in landscape, at least 1600 pixels wide.': 'De préférence en paysage, 1600\u00a0pixels de large au moins.',
} satisfies Readonly<Record<string, string>>;

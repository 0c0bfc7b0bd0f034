export default {
  Page: 'Page',
  'A page that opens with its title.': 'Une page qui s’ouvre sur son titre.',

  'Landing page': 'Page d’atterrissage',
  'A page that opens with its first block, which carries the title. For the home page and campaigns.':
    'Une page qui s’ouvre sur son premier bloc, lequel porte le titre. Pour la page d’accueil et les campagnes.',

  'Main navigation': 'Navigation principale',
  'In the header of every page. What lies below an item shows in the menu of small screens, and inside its section.':
    'Dans l’en-tête de chaque page. Ce qui se trouve sous une entrée s’affiche dans le menu des petits écrans et dans sa rubrique.',
  'Button in the header': 'Bouton de l’en-tête',
  'At the end of the main navigation. One item is enough.': 'À la fin de la navigation principale. Une seule entrée suffit.',
  'Search page': 'Page de recherche',
  'The page with the search. Its label names the field in the header of every page. One item is enough.':
    'La page avec la recherche. Son libellé nomme le champ dans l’en-tête de chaque page. Un élément suffit.',
  Footer: 'Pied de page',
  'Each item at the top is a column; its links lie below it.':
    'Chaque entrée du premier niveau est une colonne ; ses liens se trouvent dessous.',
  'Last line of the footer': 'Dernière ligne du pied de page',
  'The texts that the law asks for.': 'Les textes exigés par la loi.',
} satisfies Readonly<Record<string, string>>;

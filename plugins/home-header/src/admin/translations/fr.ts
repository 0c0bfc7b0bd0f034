export default {
  'drawing.none': 'Aucun',
  'drawing.gone': '{{name}} (le site ne l’a plus)',
  'drawing.failed': 'Impossible de charger les dessins.',
  'drawing.retry': 'Réessayer',

  'Home header': 'En-tête d’accueil',
  'The opening of the home page: a title, an action, and a drawing for each audience.':
    'L’ouverture de la page d’accueil\u00a0: un titre, une action et un dessin pour chaque public.',
  Layout: 'Mise en page',
  Title: 'Titre',
  'The one large heading of the page. Up to eight words read best.':
    'Le seul grand titre de la page. L’idéal\u00a0: huit mots au plus.',
  Introduction: 'Introduction',
  'One or two sentences below the title.': 'Une ou deux phrases sous le titre.',
  'Main action': 'Action principale',
  'The one thing a visitor should do here, shown as a button.':
    'La seule chose que le visiteur devrait faire ici, présentée comme un bouton.',
  Audiences: 'Publics',
  Audience: 'Public',
  'Up to four, with their drawings in the order in which they stand here.':
    'Quatre au plus, avec leurs dessins dans l’ordre où ils figurent ici.',
  Drawing: 'Dessin',
  Text: 'Texte',
  Link: 'Lien',
  'Its text stands below the audience; a text of the site’s language when left empty.':
    'Son texte figure sous le public\u202f; si vide, un texte dans la langue du site.',
} satisfies Readonly<Record<string, string>>;

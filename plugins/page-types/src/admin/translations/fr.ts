export default {
  'Page types': 'Types de page',
  Page: 'Page',
  'A page that opens with its title.': 'Une page qui s’ouvre sur son titre.',

  'Landing page': 'Page d’atterrissage',
  'A page that opens with its first block, which carries the title. For the home page and campaigns.':
    'Une page qui s’ouvre sur son premier bloc, lequel porte le titre. Pour la page d’accueil et les campagnes.',

  Contact: 'Contact',
  Name: 'Nom',
  'As it stands above the address in the footer.': 'Tel qu’il figure au-dessus de l’adresse dans le pied de page.',
  'Street and number': 'Numéro et rue',
  'Postal code and town': 'Code postal et localité',
  'Telephone number': 'Numéro de téléphone',
  'E-mail address': 'Adresse e-mail',
} satisfies Readonly<Record<string, string>>;

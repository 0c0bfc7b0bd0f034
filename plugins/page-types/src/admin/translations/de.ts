export default {
  'Page types': 'Seitentypen',
  Page: 'Seite',
  'A page that opens with its title.': 'Eine Seite, die mit ihrem Titel beginnt.',
  'Landing page': 'Landingpage',
  'A page that opens with its first block, which carries the title. For the home page and campaigns.':
    'Eine Seite, die mit ihrem ersten Block beginnt, der den Titel trägt. Für die Startseite und Kampagnen.',

  Contact: 'Kontakt',
  Name: 'Name',
  'As it stands above the address in the footer.': 'So, wie er in der Fußzeile über der Adresse steht.',
  'Street and number': 'Straße und Hausnummer',
  'Postal code and town': 'Postleitzahl und Ort',
  'Telephone number': 'Telefonnummer',
  'E-mail address': 'E-Mail-Adresse',
} satisfies Readonly<Record<string, string>>;

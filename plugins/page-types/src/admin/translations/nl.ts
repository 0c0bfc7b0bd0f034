export default {
  'Page types': 'Paginatypen',
  Page: 'Pagina',
  'A page that opens with its title.': 'Een pagina die met haar titel begint.',
  'Landing page': 'Landingspagina',
  'A page that opens with its first block, which carries the title. For the home page and campaigns.':
    'Een pagina die begint met haar eerste blok, waarin de titel staat. Voor de homepage en campagnes.',

  Contact: 'Contact',
  Name: 'Naam',
  'As it stands above the address in the footer.': 'Zoals die boven het adres in de voet staat.',
  'Street and number': 'Straat en nummer',
  'Postal code and town': 'Postcode en plaats',
  'Telephone number': 'Telefoonnummer',
  'E-mail address': 'E-mailadres',
} satisfies Readonly<Record<string, string>>;

/** The words of the site's own settings in Dutch. */
export default {
  Site: 'Site',
  Name: 'Naam',
  'Name of the site': 'Naam van de site',
  'Between title and name': 'Tussen titel en naam',
  'In the title of every page, spaces included: Contact | Name.':
    'In de titel van elke pagina, spaties inbegrepen: Contact | Naam.',
  Organisation: 'Organisatie',
  'Name of the organisation': 'Naam van de organisatie',
  'Search engines learn from it whose site this is. Left empty, they are told nothing of an organisation.':
    'Zoekmachines leren eruit van wie deze site is. Blijft dit leeg, dan horen ze niets van een organisatie.',
  Kind: 'Soort',
  'Business with an address': 'Bedrijf met een adres',
  'Insurance agency': 'Verzekeringskantoor',
  'Professional service': 'Zakelijke dienstverlener',
  'Charity or association': 'Goed doel of vereniging',
  'School or university': 'School of universiteit',
  'Public authority': 'Overheid',
  'Street and number': 'Straat en huisnummer',
  'Postal code': 'Postcode',
  Town: 'Plaats',
  Country: 'Land',
  'Two letters: NL, DE, FR.': 'Twee letters: NL, DE, FR.',
  'Telephone number': 'Telefoonnummer',
  'E-mail address': 'E-mailadres',
  'Who hears of weak spots': 'Wie van zwakke plekken hoort',
  'An e-mail address, or the address of a page. Whoever finds a weak spot looks for it at /.well-known/security.txt.':
    'Een e-mailadres, of het adres van een pagina. Wie een zwakke plek vindt, zoekt het op /.well-known/security.txt.',
  Logo: 'Logo',
  'At least 112 by 112 pixels.': 'Minstens 112 bij 112 pixels.',
  'Search engines and social networks': 'Zoekmachines en sociale netwerken',
  'Image of pages without one': 'Afbeelding van pagina’s zonder eigen',
  'Shown where somebody shares a page that has no image of its own. 1200 by 630 pixels or more.':
    'Te zien waar iemand een pagina deelt die zelf geen afbeelding heeft. 1200 bij 630 pixels of meer.',
  'Search engines may list this site': 'Zoekmachines mogen deze site tonen',
  'Switched off, every answer asks them to leave it out. Only a site in production is ever listed.':
    'Uitgeschakeld vraagt elk antwoord hun de site weg te laten. Alleen een site in productie komt ooit in zoekmachines.',
};

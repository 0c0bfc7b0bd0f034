/** The words of the site's own settings in German. */
export default {
  Site: 'Website',
  Name: 'Name',
  'Name of the site': 'Name der Website',
  'Between title and name': 'Zwischen Titel und Name',
  'In the title of every page, spaces included: Contact | Name.': 'Im Titel jeder Seite, mit Leerzeichen: Kontakt | Name.',
  Organisation: 'Organisation',
  'Name of the organisation': 'Name der Organisation',
  'Search engines learn from it whose site this is. Left empty, they are told nothing of an organisation.':
    'Suchmaschinen erfahren daraus, wem diese Website gehört. Bleibt es leer, erfahren sie nichts von einer Organisation.',
  Kind: 'Art',
  'Business with an address': 'Unternehmen mit Adresse',
  'Insurance agency': 'Versicherungsagentur',
  'Professional service': 'Dienstleister',
  'Charity or association': 'Hilfswerk oder Verein',
  'School or university': 'Schule oder Hochschule',
  'Public authority': 'Behörde',
  'Street and number': 'Straße und Hausnummer',
  'Postal code': 'Postleitzahl',
  Town: 'Ort',
  Country: 'Land',
  'Two letters: NL, DE, FR.': 'Zwei Buchstaben: NL, DE, FR.',
  'Telephone number': 'Telefonnummer',
  'E-mail address': 'E-Mail-Adresse',
  'Who hears of weak spots': 'Wer von Schwachstellen erfährt',
  'An e-mail address, or the address of a page. Whoever finds a weak spot looks for it at /.well-known/security.txt.':
    'Eine E-Mail-Adresse oder die Adresse einer Seite. Wer eine Schwachstelle findet, sucht sie unter /.well-known/security.txt.',
  Logo: 'Logo',
  'At least 112 by 112 pixels.': 'Mindestens 112 mal 112 Pixel.',
  'Search engines and social networks': 'Suchmaschinen und soziale Netzwerke',
  'Image of pages without one': 'Bild von Seiten ohne eigenes',
  'Shown where somebody shares a page that has no image of its own. 1200 by 630 pixels or more.':
    'Zu sehen, wo jemand eine Seite ohne eigenes Bild teilt. 1200 mal 630 Pixel oder mehr.',
  'Search engines may list this site': 'Suchmaschinen dürfen diese Website aufführen',
  'Switched off, every answer asks them to leave it out. Only a site in production is ever listed.':
    'Ausgeschaltet bittet jede Antwort sie, die Website auszulassen. Nur eine Website im Echtbetrieb wird je aufgeführt.',
};

export default {
  'drawing.none': 'Geen',
  'drawing.gone': '{{name}} (staat niet meer op de site)',
  'drawing.failed': 'De tekeningen konden niet worden geladen.',
  'drawing.retry': 'Opnieuw proberen',

  Drawing: 'Tekening',
  'Home header': 'Homepagekop',
  'The opening of the home page: a title, an action, and a drawing for each audience.':
    'De opening van de homepage: een titel, een actie en een tekening voor elke doelgroep.',
  Layout: 'Indeling',
  Title: 'Titel',
  'The one large heading of the page. Up to eight words read best.':
    'De ene grote kop van de pagina. Tot acht woorden leest het best.',
  Introduction: 'Inleiding',
  'One or two sentences below the title.': 'Een of twee zinnen onder de titel.',
  'Main action': 'Hoofdactie',
  'The one thing a visitor should do here, shown as a button.': 'Wat een bezoeker hier vooral moet doen, getoond als knop.',
  Audiences: 'Doelgroepen',
  Audience: 'Doelgroep',
  'Up to four, with their drawings in the order in which they stand here.':
    'Hoogstens vier, met hun tekeningen in de volgorde waarin ze hier staan.',
  Text: 'Tekst',
  Link: 'Link',
  'Its text stands below the audience; a text of the site’s language when left empty.':
    'De tekst staat onder de doelgroep; leeg: een tekst in de taal van de site.',
} satisfies Readonly<Record<string, string>>;

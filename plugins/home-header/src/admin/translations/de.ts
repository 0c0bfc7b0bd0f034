export default {
  'drawing.none': 'Keine',
  'drawing.gone': '{{name}} (auf der Website nicht mehr vorhanden)',
  'drawing.failed': 'Die Zeichnungen konnten nicht geladen werden.',
  'drawing.retry': 'Erneut versuchen',

  'Home header': 'Startseitenkopf',
  'The opening of the home page: a title, an action, and a drawing for each audience.':
    'Der Auftakt der Startseite: ein Titel, eine Aktion und eine Zeichnung für jede Zielgruppe.',
  Layout: 'Layout',
  Title: 'Titel',
  'The one large heading of the page. Up to eight words read best.':
    'Die eine große Überschrift der Seite. Bis zu acht Wörter lesen sich am besten.',
  Introduction: 'Einleitung',
  'One or two sentences below the title.': 'Ein oder zwei Sätze unter dem Titel.',
  'Main action': 'Hauptaktion',
  'The one thing a visitor should do here, shown as a button.':
    'Das eine, was Besucher hier tun sollen, als Schaltfläche gezeigt.',
  Audiences: 'Zielgruppen',
  Audience: 'Zielgruppe',
  'Up to four, with their drawings in the order in which they stand here.':
    'Bis zu vier, mit ihren Zeichnungen in der Reihenfolge, in der sie hier stehen.',
  Drawing: 'Zeichnung',
  Text: 'Text',
  Link: 'Link',
  'Its text stands below the audience; a text of the site’s language when left empty.':
    'Sein Text steht unter der Zielgruppe; bleibt er leer, ein Text in der Sprache der Website.',
} satisfies Readonly<Record<string, string>>;

export default {
  Page: 'Seite',
  'A page that opens with its title.': 'Eine Seite, die mit ihrem Titel beginnt.',
  'Landing page': 'Landingpage',
  'A page that opens with its first block, which carries the title. For the home page and campaigns.':
    'Eine Seite, die mit ihrem ersten Block beginnt, der den Titel trägt. Für die Startseite und Kampagnen.',

  'Main navigation': 'Hauptnavigation',
  'In the header of every page. What lies below an item shows in the menu of small screens, and inside its section.':
    'Im Kopf jeder Seite. Was unter einem Eintrag liegt, steht im Menü kleiner Bildschirme und innerhalb seines Bereichs.',
  'Button in the header': 'Schaltfläche im Kopf',
  'At the end of the main navigation. One item is enough.': 'Am Ende der Hauptnavigation. Ein Eintrag genügt.',
  'Search page': 'Suchseite',
  'The page with the search. Its label names the field in the header of every page. One item is enough.':
    'Die Seite mit der Suche. Ihre Beschriftung ist der Name des Feldes im Kopf jeder Seite. Ein Eintrag genügt.',
  Footer: 'Fuß',
  'Each item at the top is a column; its links lie below it.':
    'Jeder oberste Eintrag ist eine Spalte; seine Links liegen darunter.',
  'Last line of the footer': 'Letzte Zeile des Fußes',
  'The texts that the law asks for.': 'Die Texte, die das Gesetz verlangt.',
} satisfies Readonly<Record<string, string>>;

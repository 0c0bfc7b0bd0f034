export default {
  Page: 'Pagina',
  'A page that opens with its title.': 'Een pagina die met haar titel begint.',
  'Landing page': 'Landingspagina',
  'A page that opens with its first block, which carries the title. For the home page and campaigns.':
    'Een pagina die begint met haar eerste blok, waarin de titel staat. Voor de homepage en campagnes.',

  'Main navigation': 'Hoofdnavigatie',
  'In the header of every page. What lies below an item shows in the menu of small screens, and inside its section.':
    'In de kop van elke pagina. Wat onder een item ligt, staat in het menu van kleine schermen en binnen zijn onderdeel.',
  'Button in the header': 'Knop in de kop',
  'At the end of the main navigation. One item is enough.': 'Aan het einde van de hoofdnavigatie. Eén item is genoeg.',
  'Search page': 'Zoekpagina',
  'The page with the search. Its label names the field in the header of every page. One item is enough.':
    'De pagina met de zoekfunctie. Haar label is de naam van het veld in de kop van elke pagina. Eén item is genoeg.',
  Footer: 'Voet',
  'Each item at the top is a column; its links lie below it.': 'Elk bovenste item is een kolom; zijn links liggen eronder.',
  'Last line of the footer': 'Laatste regel van de voet',
  'The texts that the law asks for.': 'De teksten die de wet vraagt.',
} satisfies Readonly<Record<string, string>>;

export default {
  'nav.search': 'Zoekindex',

  'search.none': 'Er is geen zoekmachine geïnstalleerd',
  'search.noneText':
    'Bezoekers kunnen op deze site niet zoeken. Wie haar beheert, installeert een plug-in met een zoekmachine, zoals @lectern/search.',
  'search.pages': 'Pagina’s die te vinden zijn',
  'search.pagesText':
    'Bezoekers vinden wat live staat, een ogenblik na publicatie. Wat van de site wordt gehaald, is meteen niet meer te vinden.',
  'search.count_one': 'Er is {{count}} pagina te vinden.',
  'search.count_other': 'Er zijn {{count}} pagina’s te vinden.',
  'search.finished': 'Alle pagina’s zijn het laatst geïndexeerd {{when}}.',
  'search.indexAll': 'Alle pagina’s indexeren',
  'search.indexing': 'Bezig: {{done}} van {{total}} pagina’s',
  'search.secondsLeft_one': 'nog ongeveer {{count}} seconde',
  'search.secondsLeft_other': 'nog ongeveer {{count}} seconden',
  'search.indexed': 'Alle pagina’s zijn geïndexeerd.',
  'search.indexFailed':
    'Niet alle pagina’s konden worden geïndexeerd. Wat te vinden was, blijft dat, en het wordt vanzelf nog eens geprobeerd.',
  'search.stop': 'Stoppen met indexeren',
  'search.cancelled': 'Het indexeren is gestopt. Wat te vinden was, blijft dat.',
  'search.removeAll': 'Alle pagina’s verwijderen',
  'search.removeTitle': 'Alle pagina’s uit de zoekindex verwijderen?',
  'search.removeText':
    'Bezoekers vinden niets tot alle pagina’s opnieuw zijn geïndexeerd. De pagina’s zelf blijven zoals ze zijn.',
  'search.removed': 'De zoekindex is leeg: bezoekers vinden niets. Indexeer alle pagina’s om dat te veranderen.',
  'search.removeFailed': 'De zoekindex kon niet worden geleegd.',
  'search.failed': 'Pagina’s die niet konden worden geïndexeerd',
  'search.failedText':
    'Andere wachten er niet op. Elke wordt vanzelf nog eens geprobeerd, steeds minder vaak, minstens elk uur; opnieuw publiceren probeert het meteen.',
  'search.failedCount_one': '{{count}} pagina kon niet worden geïndexeerd.',
  'search.failedCount_other': '{{count}} pagina’s konden niet worden geïndexeerd.',
  'search.failedListed': 'Dit zijn de laatste {{listed}} daarvan.',
  'search.try': 'Probeer een zoekopdracht',
  'search.tryText': 'Wat bezoekers vinden, het beste eerst, in de taal van uw keuze.',
  'search.term': 'Woorden',
  'search.locale': 'Taal',
  'search.allLocales': 'Alle talen',
  'search.found_one': '{{count}} pagina voor ‘{{term}}’',
  'search.found_other': '{{count}} pagina’s voor ‘{{term}}’',
  'search.corrected': 'Gelezen als ‘{{term}}’.',

  'Manage the search index': 'De zoekindex beheren',

  G_99: 'De pagina’s worden al geïndexeerd.',

  'Stop indexing for search': 'Het indexeren voor de zoekfunctie stoppen',
  'Index all pages for search': 'Alle pagina’s voor de zoekfunctie indexeren',
  'Remove all pages from the search index': 'Alle pagina’s uit de zoekindex verwijderen',
  'Take in pages for search once more': 'Pagina’s opnieuw in de zoekfunctie opnemen',
  'Search engine': 'Zoekmachine',
} satisfies Readonly<Record<string, string>>;

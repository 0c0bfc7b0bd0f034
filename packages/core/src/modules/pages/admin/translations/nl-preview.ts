/** The preview in the editor. */
export default {
  'preview.frame': 'Voorbeeld van de pagina',
  'preview.width': 'Breedte van het voorbeeld',
  'preview.phone': 'Telefoon',
  'preview.tablet': 'Tablet',
  'preview.desktop': 'Desktop',
  'preview.pixels': '{{width}} px',
  'preview.scaled': '{{width}} px op {{percent}}%',
  'preview.loading': 'Het voorbeeld wordt getekend.',
  'preview.drawing': 'Wordt getekend…',
  'preview.offline': 'Geen verbinding. Het voorbeeld toont de laatste wijziging zodra die er weer is.',
  'preview.waiting': 'Het voorbeeld toont de laatste wijziging niet: {{reason}}',
  'preview.failed': 'Het voorbeeld kon niet worden geladen.',
  'preview.failedText': 'Alles wat je schrijft, blijft gewoon bewaard.',
  'preview.retry': 'Opnieuw proberen',
  'preview.blockFailed': 'Dit blok kan niet worden getekend zoals het nu is ingevuld. Bezoekers zouden het niet zien.',
  'preview.blockUnknown': 'Dit blok is van een plugin die niet is geïnstalleerd. Bezoekers zien het niet.',
};

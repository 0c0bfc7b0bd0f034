/** The preview in the editor. */
export default {
  'preview.frame': 'Vorschau der Seite',
  'preview.width': 'Breite der Vorschau',
  'preview.phone': 'Telefon',
  'preview.tablet': 'Tablet',
  'preview.desktop': 'Desktop',
  'preview.handle': 'Vorschau breiter oder schmaler machen',
  'preview.pixels': '{{width}} px',
  'preview.scaled': '{{width}} px bei {{percent}} %',
  'preview.loading': 'Die Vorschau wird gezeichnet.',
  'preview.drawing': 'Wird gezeichnet…',
  'preview.offline': 'Keine Verbindung. Die Vorschau zeigt die letzte Änderung, sobald es wieder eine gibt.',
  'preview.waiting': 'Die Vorschau zeigt die letzte Änderung nicht: {{reason}}',
  'preview.failed': 'Die Vorschau konnte nicht geladen werden.',
  'preview.failedText': 'Was Sie schreiben, bleibt trotzdem erhalten.',
  'preview.retry': 'Erneut versuchen',
  'preview.blockFailed':
    'Dieser Block kann so, wie er jetzt ausgefüllt ist, nicht gezeichnet werden. Besucher würden ihn nicht sehen.',
  'preview.blockEmpty': 'Dieser Block zeigt noch nichts.',
  'preview.blockUnknown': 'Dieser Block gehört zu einem Plugin, das nicht installiert ist. Besucher sehen ihn nicht.',
};

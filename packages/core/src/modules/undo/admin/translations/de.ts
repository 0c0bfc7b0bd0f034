export default {
  'nav.undo': 'Rückgängig machen',

  'undo.intro':
    'Was an einem Menü gespeichert, im Seitenbaum verschoben, in Seiten ersetzt oder als Weiterleitung importiert wurde, lässt sich 30 Tage lang zurücknehmen. Jede Änderung im Ganzen, oder gar nicht, wenn seitdem etwas davon geändert wurde.',
  'undo.title': 'Änderungen an der Struktur',
  'undo.change': 'Änderung',
  'undo.who': 'Wer',
  'undo.gone': 'Nicht mehr vorhanden',
  'undo.when': 'Wann',
  'undo.until': 'Bis',
  'undo.takeBack': 'Zurücknehmen',
  'undo.takeBackName': 'Zurücknehmen: {{action}}, {{subject}}',
  'undo.confirmTitle': 'Das zurücknehmen?',
  'undo.confirm': '{{action}}: {{subject}}. Was sie geändert hat, ist wieder wie davor.',
  'undo.taken': 'Zurückgenommen',
  'undo.done': 'Zurückgenommen.',
  'undo.cannot': 'Das lässt sich nicht zurücknehmen',
  'undo.changed': 'Seitdem geändert:',
  'undo.more_one': 'und {{count}} weitere',
  'undo.more_other': 'und {{count}} weitere',
  'undo.empty': 'Nichts zurückzunehmen',
  'undo.emptyText':
    'Wer ein Menü speichert, Seiten verschiebt, Texte ersetzt oder Weiterleitungen importiert, findet es hier wieder.',

  G_72: 'Diese Änderung lässt sich nicht mehr zurücknehmen.',
  G_73: 'Diese Änderung wurde schon zurückgenommen.',
  G_74: 'Daran wurde seitdem etwas geändert, so dass es sich nicht zurücknehmen lässt.',

  'Take a change back': 'Eine Änderung zurücknehmen',
  'Change of the structure': 'Änderung der Struktur',
};

export default {
  G_20: 'Dies wurde versiegelt und kann nicht mehr geöffnet werden. Wenden Sie sich an die Administration der Website.',

  'Give up a key that is lost': 'Einen verlorenen Schlüssel aufgeben',
  'Data key': 'Datenschlüssel',
  Rows: 'Zeilen',
  Table: 'Tabelle',
} satisfies Readonly<Record<string, string>>;

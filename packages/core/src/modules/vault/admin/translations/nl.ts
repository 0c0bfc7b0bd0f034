export default {
  G_20: 'Dit was verzegeld en kan niet meer worden geopend. Meld het aan de beheerder van de site.',

  'Give up a key that is lost': 'Een verloren sleutel opgeven',
  'Data key': 'Gegevenssleutel',
  Rows: 'Rijen',
  Table: 'Tabel',
} satisfies Readonly<Record<string, string>>;

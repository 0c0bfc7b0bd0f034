export default {
  G_20: 'Ce contenu a été scellé et ne peut plus être ouvert. Prévenez l’administrateur du site.',

  'Give up a key that is lost': 'Renoncer à une clé perdue',
  'Data key': 'Clé de données',
  Rows: 'Lignes',
  Table: 'Table',
} satisfies Readonly<Record<string, string>>;

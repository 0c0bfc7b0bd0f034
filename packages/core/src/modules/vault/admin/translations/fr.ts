export default {
  G_20: 'Ce contenu a été scellé et ne peut plus être ouvert. Prévenez l’administrateur du site.',
} satisfies Readonly<Record<string, string>>;

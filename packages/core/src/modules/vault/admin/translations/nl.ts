export default {
  G_20: 'Dit was verzegeld en kan niet meer worden geopend. Meld het aan de beheerder van de site.',
} satisfies Readonly<Record<string, string>>;

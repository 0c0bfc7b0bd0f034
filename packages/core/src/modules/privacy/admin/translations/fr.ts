export default {
  'Erase what is kept of a person': 'Effacer les données d’une personne',
  'Export what is kept of a person': 'Exporter les données d’une personne',
  Person: 'Personne',
  'Kept by': 'Conservé par',
};

/** The preview in the editor. */
export default {
  'preview.frame': 'Aperçu de la page',
  'preview.width': 'Largeur de l’aperçu',
  'preview.phone': 'Téléphone',
  'preview.tablet': 'Tablette',
  'preview.desktop': 'Ordinateur',
  'preview.pixels': '{{width}} px',
  'preview.scaled': '{{width}} px à {{percent}} %',
  'preview.loading': 'L’aperçu se dessine.',
  'preview.drawing': 'Se dessine…',
  'preview.offline': 'Pas de connexion. L’aperçu montrera la dernière modification dès qu’il y en aura une.',
  'preview.waiting': 'L’aperçu ne montre pas la dernière modification : {{reason}}',
  'preview.failed': 'L’aperçu n’a pas pu être chargé.',
  'preview.failedText': 'Tout ce que vous écrivez est conservé malgré tout.',
  'preview.retry': 'Réessayer',
  'preview.blockFailed': 'Ce bloc ne peut pas être dessiné tel qu’il est rempli. Les visiteurs ne le verraient pas.',
  'preview.blockUnknown': 'Ce bloc vient d’un plugin qui n’est pas installé. Les visiteurs ne le voient pas.',
};

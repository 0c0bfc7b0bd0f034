/** The words of the choice about cookies in French. */
export default {
  Consent: 'Consentement',
  Cookies: 'Cookies',
  'Visitors are asked about cookies': 'Les visiteurs sont interrogés sur les cookies',
  'A bar above every page, until somebody has chosen. Nothing of others is loaded before that.':
    'Un bandeau au-dessus de chaque page, jusqu’au choix. Avant cela, rien ne vient d’ailleurs.',
  'Cookie statement': 'Déclaration sur les cookies',
  'The page that says which cookies there are.': 'La page qui dit quels cookies existent.',
};

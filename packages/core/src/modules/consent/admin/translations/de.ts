/** The words of the choice about cookies in German. */
export default {
  Consent: 'Einwilligung',
  Cookies: 'Cookies',
  'Visitors are asked about cookies': 'Besucher werden nach Cookies gefragt',
  'A bar above every page, until somebody has chosen. Nothing of others is loaded before that.':
    'Eine Leiste über jeder Seite, bis jemand gewählt hat. Vorher wird nichts von anderen geladen.',
  'Cookie statement': 'Cookie-Erklärung',
  'The page that says which cookies there are.': 'Die Seite, die sagt, welche Cookies es gibt.',
};

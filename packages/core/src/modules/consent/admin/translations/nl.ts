/** The words of the choice about cookies in Dutch. */
export default {
  Consent: 'Toestemming',
  Cookies: 'Cookies',
  'Visitors are asked about cookies': 'Bezoekers wordt naar cookies gevraagd',
  'A bar above every page, until somebody has chosen. Nothing of others is loaded before that.':
    'Een balk boven elke pagina, tot iemand heeft gekozen. Voor die tijd wordt niets van anderen geladen.',
  'Cookie statement': 'Cookieverklaring',
  'The page that says which cookies there are.': 'De pagina die zegt welke cookies er zijn.',
};

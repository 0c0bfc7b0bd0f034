export default {
  'Pages nobody links to': 'Pagina’s waar niets naartoe leidt',
  'Live pages to which no other page, no menu and no list leads: visitors hardly find them.':
    'Livepagina’s waar geen andere pagina, geen menu en geen lijst naartoe leidt: bezoekers vinden ze nauwelijks.',
  'Pages without a description': 'Pagina’s zonder beschrijving',
  'Live pages of which search engines choose words themselves. Write a description in the page settings.':
    'Livepagina’s waarvan zoekmachines zelf woorden kiezen. Schrijf een beschrijving in de pagina-instellingen.',
  'Translations that are behind': 'Vertalingen die achterlopen',
  'Live translations whose original was published since. Look at what changed, and publish them again.':
    'Livevertalingen waarvan het origineel sindsdien is gepubliceerd. Bekijk wat er is gewijzigd en publiceer ze opnieuw.',
  'Pages that are not translated everywhere': 'Pagina’s die niet overal vertaald zijn',
  'Live pages that visitors do not find in every language of the site.':
    'Livepagina’s die bezoekers niet in elke taal van de site vinden.',
  'Pages to look at again': 'Na te kijken pagina’s',
  'Live pages that nobody has looked at for too long. Say that they are still correct, or change them.':
    'Livepagina’s die te lang niet zijn bekeken. Zeg dat ze nog kloppen, of wijzig ze.',
};

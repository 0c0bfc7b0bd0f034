export default {
  'Pages nobody links to': 'Pages vers lesquelles rien ne mène',
  'Live pages to which no other page, no menu and no list leads: visitors hardly find them.':
    'Pages en ligne vers lesquelles aucune autre page, aucun menu et aucune liste ne mène : les visiteurs les trouvent à peine.',
  'Pages without a description': 'Pages sans description',
  'Live pages of which search engines choose words themselves. Write a description in the page settings.':
    'Pages en ligne dont les moteurs de recherche choisissent eux-mêmes les mots. Écrivez une description dans les réglages de la page.',
  'Translations that are behind': 'Traductions en retard',
  'Live translations whose original was published since. Look at what changed, and publish them again.':
    'Traductions en ligne dont l’original a été publié depuis. Regardez ce qui a changé et publiez-les à nouveau.',
  'Pages that are not translated everywhere': 'Pages qui ne sont pas traduites partout',
  'Live pages that visitors do not find in every language of the site.':
    'Pages en ligne que les visiteurs ne trouvent pas dans toutes les langues du site.',
  'Pages to look at again': 'Pages à revoir',
  'Live pages that nobody has looked at for too long. Say that they are still correct, or change them.':
    'Pages en ligne que personne n’a regardées depuis trop longtemps. Dites qu’elles sont toujours correctes, ou modifiez-les.',
};

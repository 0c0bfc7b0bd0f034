/** The SEO settings of a page. */
export default {
  'seo.title': 'Paramètres SEO',
  'seo.seoTitle': 'Titre SEO',
  'seo.seoTitleHelp':
    'Affiché dans les résultats de recherche et l’onglet du navigateur. Si vide, le titre de la page est utilisé.',
  'seo.seoDescription': 'Description SEO',
  'seo.seoDescriptionHelp': 'Une ou deux phrases qui disent ce que le visiteur trouve ici.',
  'seo.seoKeywords': 'Mots-clés SEO',
  'seo.seoKeywordsHelp': 'Séparez-les par des virgules.',
  'seo.seoImage': 'Image SEO',
  'seo.seoImageHelp': 'Affichée là où la page est partagée.',
  'seo.noIndex': 'Exclure cette page des moteurs de recherche',
  'seo.noIndexHelp': 'Les visiteurs qui connaissent son adresse la trouvent quand même.',
  'seo.preview': 'Aperçu dans les résultats de recherche',
  'seo.share': 'Aperçu là où la page est partagée',
  'seo.shareNoImage': 'Pas d’image\u00a0: la page est partagée sans.',
  'seo.canonical': 'Adresse canonique',
  'seo.canonicalHelp':
    'Vide, c’est celle de la page. Si le même contenu existe ailleurs, indiquez l’adresse que les moteurs de recherche doivent afficher : un chemin de ce site, ou une adresse qui commence par https.',
  'seo.canonicalTold': 'Ce qu’apprennent les moteurs de recherche',
  'seo.canonicalNote': 'Les moteurs de recherche apprennent que c’est l’unique adresse de la page.',
  'seo.canonicalElsewhere':
    'Les moteurs de recherche apprennent qu’ils doivent afficher cette adresse-là, et non cette page. Le plan du site omet cette page.',
  'seo.hidden': 'Les moteurs de recherche sont priés d’ignorer cette page\u00a0: ils n’en montrent rien.',
  'seo.about': 'Les moteurs de recherche décident eux-mêmes\u00a0: certains écrivent leur propre titre ou texte.',
  'seo.titleFits': '{{count}} caractères, {{whole}} avec le nom du site. Les moteurs de recherche en montrent environ {{max}}.',
  'seo.titleSite':
    '{{count}} caractères, {{whole}} avec le nom du site, qui sera peut-être coupé\u00a0: les moteurs de recherche en montrent environ {{max}}.',
  'seo.titleLong':
    '{{count}} caractères\u00a0: les moteurs de recherche en montrent environ {{max}} et coupent le reste. Commencez par l’essentiel.',
  'seo.textShort':
    '{{count}} caractères\u00a0: il y a de la place pour environ {{max}}. Si courte, les moteurs de recherche choisissent souvent une phrase eux-mêmes.',
  'seo.textFits': '{{count}} caractères. Les moteurs de recherche en montrent environ {{max}}, moins sur téléphone.',
  'seo.textLong': '{{count}} caractères\u00a0: les moteurs de recherche en montrent environ {{max}} et coupent le reste.',

  G_96: 'n’est ni un chemin de ce site, ni une adresse qui commence par https.',
};

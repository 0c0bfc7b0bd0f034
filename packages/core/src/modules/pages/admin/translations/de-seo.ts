/** The SEO settings of a page. */
export default {
  'seo.title': 'SEO-Einstellungen',
  'seo.seoTitle': 'SEO-Titel',
  'seo.seoTitleHelp':
    'Wird in Suchergebnissen und im Browser-Tab angezeigt. Bleibt das Feld leer, wird der Titel der Seite verwendet.',
  'seo.seoDescription': 'SEO-Beschreibung',
  'seo.seoDescriptionHelp': 'Ein oder zwei Sätze darüber, was Besucher hier finden.',
  'seo.seoKeywords': 'SEO-Schlüsselwörter',
  'seo.seoKeywordsHelp': 'Trennen Sie sie durch Kommas.',
  'seo.seoImage': 'SEO-Bild',
  'seo.seoImageHelp': 'Wird angezeigt, wo die Seite geteilt wird.',
  'seo.noIndex': 'Diese Seite von Suchmaschinen ausschließen',
  'seo.noIndexHelp': 'Besucher, die ihre Adresse kennen, finden sie weiterhin.',
  'seo.preview': 'So sieht sie in Suchergebnissen aus',
  'seo.share': 'So sieht sie aus, wo sie geteilt wird',
  'seo.shareNoImage': 'Kein Bild: Die Seite wird ohne geteilt.',
  'seo.canonical': 'Kanonische Adresse',
  'seo.canonicalHelp':
    'Leer gilt die der Seite selbst. Steht dasselbe auch anderswo, nennen Sie die Adresse, die Suchmaschinen zeigen sollen: einen Pfad dieser Website oder eine Adresse, die mit https beginnt.',
  'seo.canonicalTold': 'Was Suchmaschinen erfahren',
  'seo.canonicalNote': 'Suchmaschinen erfahren, dass dies die eine Adresse der Seite ist.',
  'seo.canonicalElsewhere':
    'Suchmaschinen erfahren, dass sie jene Adresse zeigen sollen und nicht diese Seite. Die Sitemap lässt diese Seite aus.',
  'seo.hidden': 'Suchmaschinen werden gebeten, diese Seite auszulassen: Hiervon zeigen sie nichts.',
  'seo.about': 'Suchmaschinen entscheiden selbst: Manchmal schreiben sie einen eigenen Titel oder Text.',
  'seo.titleFits': '{{count}} Zeichen, {{whole}} mit dem Namen der Website. Suchmaschinen zeigen etwa {{max}}.',
  'seo.titleSite':
    '{{count}} Zeichen, {{whole}} mit dem Namen der Website, der vielleicht abgeschnitten wird: Suchmaschinen zeigen etwa {{max}}.',
  'seo.titleLong':
    '{{count}} Zeichen: Suchmaschinen zeigen etwa {{max}} und schneiden den Rest ab. Stellen Sie voran, worauf es ankommt.',
  'seo.textShort': '{{count}} Zeichen: Platz ist für etwa {{max}}. Ist sie so kurz, wählen Suchmaschinen oft selbst einen Satz.',
  'seo.textFits': '{{count}} Zeichen. Suchmaschinen zeigen etwa {{max}}, auf Telefonen weniger.',
  'seo.textLong': '{{count}} Zeichen: Suchmaschinen zeigen etwa {{max}} und schneiden den Rest ab.',

  G_96: 'ist kein Pfad dieser Website und keine Adresse, die mit https beginnt.',
};

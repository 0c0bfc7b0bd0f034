/** The SEO settings of a page. */
export default {
  'seo.title': 'SEO-instellingen',
  'seo.seoTitle': 'SEO-titel',
  'seo.seoTitleHelp': 'Wordt getoond in zoekresultaten en op het tabblad van de browser. Leeg: de titel van de pagina.',
  'seo.seoDescription': 'SEO-beschrijving',
  'seo.seoDescriptionHelp': 'Een of twee zinnen over wat een bezoeker hier vindt.',
  'seo.seoKeywords': 'SEO-trefwoorden',
  'seo.seoKeywordsHelp': 'Scheid ze met komma’s.',
  'seo.seoImage': 'SEO-afbeelding',
  'seo.seoImageHelp': 'Wordt getoond waar de pagina wordt gedeeld.',
  'seo.noIndex': 'Deze pagina uit zoekmachines weglaten',
  'seo.noIndexHelp': 'Bezoekers die het adres kennen, vinden haar nog wel.',
  'seo.preview': 'Zo ziet het eruit in zoekresultaten',
  'seo.share': 'Zo ziet het eruit waar de pagina wordt gedeeld',
  'seo.shareNoImage': 'Geen afbeelding: de pagina wordt zonder gedeeld.',
  'seo.canonical': 'Canoniek adres',
  'seo.canonicalHelp':
    'Leeg: dat van de pagina zelf. Staat hetzelfde ook ergens anders, noem dan het adres dat zoekmachines moeten tonen: een pad van deze site, of een adres dat met https begint.',
  'seo.canonicalTold': 'Wat zoekmachines horen',
  'seo.canonicalNote': 'Zoekmachines horen dat dit het ene adres van de pagina is.',
  'seo.canonicalElsewhere':
    'Zoekmachines horen dat ze dat adres moeten tonen en niet deze pagina. De sitemap laat deze pagina weg.',
  'seo.hidden': 'Zoekmachines wordt gevraagd deze pagina weg te laten: hiervan tonen ze niets.',
  'seo.about': 'Zoekmachines beslissen zelf: soms schrijven ze een eigen titel of tekst.',
  'seo.titleFits': '{{count}} tekens, {{whole}} met de naam van de site. Zoekmachines tonen er ongeveer {{max}}.',
  'seo.titleSite':
    '{{count}} tekens, {{whole}} met de naam van de site, die misschien wordt afgekapt: zoekmachines tonen er ongeveer {{max}}.',
  'seo.titleLong': '{{count}} tekens: zoekmachines tonen er ongeveer {{max}} en kappen de rest af. Zet vooraan wat ertoe doet.',
  'seo.textShort':
    '{{count}} tekens: er is plaats voor ongeveer {{max}}. Is hij zo kort, dan kiezen zoekmachines vaak zelf een zin.',
  'seo.textFits': '{{count}} tekens. Zoekmachines tonen er ongeveer {{max}}, op telefoons minder.',
  'seo.textLong': '{{count}} tekens: zoekmachines tonen er ongeveer {{max}} en kappen de rest af.',

  G_96: 'is geen pad van deze site, en geen adres dat met https begint.',
};

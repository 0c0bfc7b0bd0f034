/** Messages of the SEO settings of a page. */
export const seoMessages = {
  'seo.title': 'SEO Settings',
  'seo.seoTitle': 'SEO title',
  'seo.seoTitleHelp': 'Shown in search results and in the browser’s tab. Left empty, the page’s title is used.',
  'seo.seoDescription': 'SEO description',
  'seo.seoDescriptionHelp': 'One or two sentences that say what a visitor finds here.',
  'seo.seoKeywords': 'SEO keywords',
  'seo.seoKeywordsHelp': 'Separate them by commas.',
  'seo.seoImage': 'SEO image',
  'seo.seoImageHelp': 'Shown where the page is shared.',
  'seo.noIndex': 'Leave this page out of search engines',
  'seo.noIndexHelp': 'Visitors who know its address still find it.',
  'seo.preview': 'How it looks in search results',
  'seo.share': 'How it looks where the page is shared',
  'seo.shareNoImage': 'No image: the page is shared without one.',
  'seo.canonical': 'Canonical address',
  'seo.canonicalHelp':
    'Left empty, it is the page’s own. Where the same stands elsewhere too, name the one that search engines should list: a path of this site, or an address that begins with https.',
  'seo.canonicalTold': 'Told to search engines',
  'seo.canonicalNote': 'Search engines are told that this is the one address of the page.',
  'seo.canonicalElsewhere': 'Search engines are told to list that address, and not this page. The sitemap leaves this page out.',
  'seo.hidden': 'Search engines are asked to leave this page out: they show nothing of this.',
  'seo.about': 'Search engines decide for themselves: some write a title or a text of their own.',
  'seo.titleFits': '{{count}} characters, {{whole}} with the name of the site. Search engines show about {{max}}.',
  'seo.titleSite':
    '{{count}} characters, {{whole}} with the name of the site, which may be cut off: search engines show about {{max}}.',
  'seo.titleLong': '{{count}} characters: search engines show about {{max}} and cut off the rest. Begin with what matters.',
  'seo.textShort':
    '{{count}} characters: there is room for about {{max}}. Where it is so short, search engines often pick a sentence themselves.',
  'seo.textFits': '{{count}} characters. Search engines show about {{max}}, fewer on phones.',
  'seo.textLong': '{{count}} characters: search engines show about {{max}} and cut off the rest.',
} as const;

declare module '#admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly seoMessages: typeof seoMessages;
  }
}

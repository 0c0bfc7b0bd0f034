/** Messages of the fields that lead somewhere. */
export const pageFieldMessages = {
  'link.box': 'Page, address, mail or number',
  'link.boxBad': 'Choose a page from the list, or begin with https://, http://, mailto:, tel:, / or #.',
  'link.suggestions': 'Where it can lead',
  'link.toTyped': 'To {{text}}',
  'link.label': 'Text of the link',
  'link.newTab': 'Open in a new tab',
  'link.choosePage': 'Choose a page',
  'link.changePage': 'Change',
  'link.pageSearch': 'Search pages by title or slug',
  'link.pageNone': 'No page found for “{{term}}”.',
  'link.pageCount_one': '{{count}} page',
  'link.pageCount_other': '{{count}} pages',
  'link.pageUnknown': 'A page that could not be found',
  'link.pageDraft': 'Not published',
  'link.pageDraftHelp': 'Visitors see no link until that page is published.',
  'link.anchor': 'Place on the page',
  'link.anchorTop': 'Top of the page',
  'link.toFile': 'To a file',
  'link.fileLabel': 'File of the media library',
} as const;

declare module '#admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly pageFieldMessages: typeof pageFieldMessages;
  }
}

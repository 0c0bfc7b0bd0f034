/** Messages of the fields that lead somewhere. */
export const pageFieldMessages = {
  'link.kind': 'Leads to',
  'link.none': 'Nowhere',
  'link.page': 'A page',
  'link.address': 'An address',
  'link.file': 'A file',
  'link.href': 'Address',
  'link.hrefHelp': 'https://…, or a path such as /contact',
  'link.hrefBad': 'Begin with https://, http://, mailto:, tel:, / or #.',
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
  'link.mail': 'A mail address',
  'link.mailAddress': 'Mail address',
  'link.mailBad': 'Write it like name@example.com.',
  'link.phone': 'A telephone number',
  'link.phoneNumber': 'Telephone number',
  'link.phoneHelp': 'With the country, such as +31 30 123 45 67',
  'link.phoneBad': 'Only digits, spaces and a + in front.',
  'link.fileLabel': 'File of the media library',
} as const;

declare module '../../../../admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly pageFieldMessages: typeof pageFieldMessages;
  }
}

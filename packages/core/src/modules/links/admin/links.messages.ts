/** Messages about what leads to a page. */
export const linksMessages = {
  'links.title': 'What leads here',
  'links.none': 'Nothing leads here.',
  'links.failed': 'What leads here could not be loaded.',
  'links.menu': 'Menu',
  'links.setting': 'Site settings',
  'links.afterwards_one': '{{count}} place leads here and would not any more.',
  'links.afterwards_other': '{{count}} places lead here and would not any more.',
  'links.replace': 'Lead them elsewhere…',
  'links.replaceHelp':
    'Changes the drafts and menus that you may change. What is live of a page follows with its next publication.',
  'links.anchor_one': '{{count}} place leads to #{{from}}, which is gone once this page is published.',
  'links.anchor_other': '{{count}} places lead to #{{from}}, which is gone once this page is published.',
  'links.toAnchor': 'Lead them to #{{to}}',
  'links.replaced': 'Led elsewhere. Pages: {{pages}}, menus: {{menus}}',
} as const;

declare module '#admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly linksMessages: typeof linksMessages;
  }
}

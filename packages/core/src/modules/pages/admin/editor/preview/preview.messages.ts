/** Messages of the preview in the editor. */
export const previewMessages = {
  'preview.frame': 'Preview of the page',
  'preview.width': 'Width of the preview',
  'preview.phone': 'Phone',
  'preview.tablet': 'Tablet',
  'preview.desktop': 'Desktop',
  'preview.theme': 'Look that visitors prefer',
  'preview.theme.system': 'As this device',
  'preview.theme.light': 'Light',
  'preview.theme.dark': 'Dark',
  'preview.handle': 'Make the preview wider or narrower',
  'preview.pixels': '{{width}} px',
  'preview.scaled': '{{width}} px at {{percent}}%',
  'preview.loading': 'The preview is being drawn.',
  'preview.drawing': 'Being drawn…',
  'preview.offline': 'No connection. The preview shows the last change as soon as there is one.',
  'preview.waiting': 'The preview does not show the last change: {{reason}}',
  'preview.failed': 'The preview could not be loaded.',
  'preview.failedText': 'Everything you write is kept all the same.',
  'preview.retry': 'Try again',
  'preview.blockFailed': 'This block cannot be drawn as it is filled in now. Visitors would not see it.',
  'preview.blockEmpty': 'This block shows nothing yet.',
  'preview.blockUnknown': 'This block is of a plugin that is not installed. Visitors do not see it.',
} as const;

declare module '#admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly previewMessages: typeof previewMessages;
  }
}

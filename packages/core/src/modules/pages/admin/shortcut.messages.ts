/** Messages of the shortcuts of the page editor. */
export const pageShortcutMessages = {
  'shortcuts.editor': 'Page editor',
  'shortcuts.outline': 'Blocks of a page',
  'shortcuts.save': 'Save',
  'shortcuts.find': 'Find in this page',
  'shortcuts.previousBlock': 'Go to the block above',
  'shortcuts.nextBlock': 'Go to the block below',
  'shortcuts.fields': 'Go to the fields of the block',
  'shortcuts.backToBlock': 'Go from a field back to its block',
  'shortcuts.up': 'Move the block up',
  'shortcuts.down': 'Move the block down',
  'shortcuts.lift': 'Pick the block up and put it down, on its handle',
  'shortcuts.addAfter': 'Add a block below',
  'shortcuts.addBefore': 'Add a block above',
  'shortcuts.duplicate': 'Duplicate the block',
  'shortcuts.delete': 'Delete the block',
} as const;

declare module '../../../admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly pageShortcutMessages: typeof pageShortcutMessages;
  }
}

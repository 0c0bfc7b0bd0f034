/** Messages of the shortcuts of the page editor. */
export const pageShortcutMessages = {
  'shortcuts.editor': 'Page editor',
  'shortcuts.outline': 'Blocks of a page',
  'shortcuts.save': 'Save',
  'shortcuts.find': 'Find in this page',
  'shortcuts.comment': 'Comment on the block, or on the words that are selected in it',
  'shortcuts.previousBlock': 'Go to the block above',
  'shortcuts.nextBlock': 'Go to the block below',
  'shortcuts.firstBlock': 'Go to the first block; letters go to the next one whose name begins so',
  'shortcuts.lastBlock': 'Go to the last block',
  'shortcuts.selectPrevious': 'Select the block above too',
  'shortcuts.selectNext': 'Select the block below too',
  'shortcuts.selectAll': 'Select all blocks; in a text, pressed twice',
  'shortcuts.fold': 'Fold away what is inside the block, or go to the block around it',
  'shortcuts.unfold': 'Show what is inside the block, or go into it',
  'shortcuts.fields': 'Go to the fields of the block',
  'shortcuts.backToBlock': 'Go from a field back to its block, and from several blocks to one',
  'shortcuts.up': 'Move the block up',
  'shortcuts.down': 'Move the block down',
  'shortcuts.lift': 'Pick the block up and put it down, on its handle',
  'shortcuts.addAfter': 'Add a block below',
  'shortcuts.addBefore': 'Add a block above',
  'shortcuts.copyBlocks': 'Copy the selected blocks',
  'shortcuts.cutBlocks': 'Cut the selected blocks',
  'shortcuts.pasteBlocks': 'Paste after the selected block',
  'shortcuts.duplicate': 'Duplicate the block',
  'shortcuts.renameBlock': 'Rename the block',
  'shortcuts.delete': 'Delete the block',
  'shortcuts.tree': 'Tree of pages',
  'shortcuts.treeOpen': 'Open the page',
  'shortcuts.treeUnfold': 'Show what is below the page, or go to its buttons',
  'shortcuts.treeFold': 'Hide what is below the page, or go to the one above it',
  'shortcuts.treeUnfoldAll': 'Show what is below each page of the level',
  'shortcuts.treeUp': 'Move the page up',
  'shortcuts.treeDown': 'Move the page down',
  'shortcuts.treeIn': 'Move the page below the one before it',
  'shortcuts.treeOut': 'Move the page out, beside the one above it',
  'shortcuts.treeTakeBack': 'Take the last move back',
  'shortcuts.comparison': 'Comparison of versions',
  'shortcuts.nextChange': 'Go to the next change',
  'shortcuts.previousChange': 'Go to the change before',
} as const;

declare module '#admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly pageShortcutMessages: typeof pageShortcutMessages;
  }
}

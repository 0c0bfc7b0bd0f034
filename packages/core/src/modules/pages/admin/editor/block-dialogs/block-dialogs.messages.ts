/** Messages of what is asked about a block in the editor. */
export const blockDialogsMessages = {
  'replaceBlock.title': 'Replace {{name}}',
  'replaceBlock.note': 'Fields with the same name keep their values. What would be lost is listed before anything changes.',
  'replaceBlock.ask': 'Replace {{name}} by {{type}}?',
  'replaceBlock.lost': 'The new block has no place for this. It would be lost:',
  'replaceBlock.nested': 'Blocks inside',
  'replaceBlock.kept': 'Kept: {{fields}}.',
  'replaceBlock.undo': 'Undo brings the block back as it is now.',
  'replaceBlock.confirm': 'Replace',
  'replaceBlock.done': '{{name}} is now a block of the type {{type}}',
  'replaceBlock.files_one': '{{count}} file',
  'replaceBlock.files_other': '{{count}} files',
  'replaceBlock.items_one': '{{count}} item',
  'replaceBlock.items_other': '{{count}} items',

  'moveTo.title': 'Move {{name}} to…',
  'moveTo.titleElsewhere': 'Move {{name}} to “{{page}}”',
  'moveTo.search': 'Search places',
  'moveTo.places': 'Places',
  'moveTo.first': 'At the beginning of the page',
  'moveTo.firstIn': 'At the beginning of {{slot}} of {{name}}',
  'moveTo.last': 'At the end of the page',
  'moveTo.after': 'After {{name}}',
  'moveTo.none': 'No place found.',
  'moveTo.count_one': '{{count}} place',
  'moveTo.count_other': '{{count}} places',
  'moveTo.otherPage': 'Another page…',
  'moveTo.back': 'Back to this page',
  'moveTo.what':
    'The block is first added to the draft of that page, then taken away here. Visitors see both changes only once each page is published. Undo brings it back here; on the other page it then stays too.',
  'moveTo.mayNot': 'Your role does not allow you to change “{{page}}”.',
  'moveTo.noPlace': '“{{page}}” takes no block of this type: {{name}}.',
  'moveTo.failed': 'The block was not moved. It stands here as before.',
  'moveTo.unsure': 'No answer came. The block stands here as before; try again, and it is added there once.',
  'moveTo.done': '{{name}} now stands on “{{page}}”',
  'moveTo.open': 'Open that page',
} as const;

declare module '#admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly blockDialogsMessages: typeof blockDialogsMessages;
  }
}

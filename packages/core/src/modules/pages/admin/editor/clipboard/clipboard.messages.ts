/** Messages of pasting, which come with the first paste. */
export const clipboardMessages = {
  'clipboard.pasted': 'Block {{name}} pasted at position {{position}} of {{total}}{{where}}',
  'clipboard.pastedSeveral': '{{count}} blocks pasted at positions {{position}} to {{last}} of {{total}}{{where}}',
  'clipboard.nothing': 'There is nothing on the clipboard that can become a block here.',
  'clipboard.tooLarge': 'What is on the clipboard is too large to be pasted at once. Nothing was changed.',
  'clipboard.tooMany': 'The clipboard holds more blocks than a page may have. Nothing was changed.',
  'clipboard.newer':
    'These blocks were copied in a newer version of this program, which this one cannot read. Nothing was changed.',
  'clipboard.broken': 'The blocks on the clipboard are damaged and cannot be read. Copy them anew. Nothing was changed.',
  'clipboard.failed': 'What is on the clipboard could not be pasted.',
  'clipboard.notPasted': 'Not pasted: {{reasons}}',
  'clipboard.notOnPage': '{{names}} may not stand on pages of the type {{type}}.',
  'clipboard.notInSlot': '{{names}} may not stand in {{slot}} of {{name}}.',
  'clipboard.notInside': '{{names}} holds {{inner}}, which may not stand in it here.',
  'clipboard.tooDeep': 'Blocks stand in each other on at most {{levels}} levels, so {{names}} cannot stand here.',
  'clipboard.noRoom': '{{slot}} of {{name}} has no room for {{names}}.',
  'clipboard.pageFull': 'A page holds at most {{maximum}} blocks, so there is no room for {{names}}.',
  'clipboard.newerBlock': '{{names}} comes from a newer version of its plugin than the one that is installed here.',
  'clipboard.unknownBlock': '{{names}} is of a type that is not installed here. Such a block can only be copied within its page.',
  'clipboard.damaged': '{{names}} holds values that its fields cannot keep.',
  'clipboard.unknownFiles_one':
    'The media library does not have {{count}} file of it: {{names}}. Choose another one in its field.',
  'clipboard.unknownFiles_other':
    'The media library does not have {{count}} files of it: {{names}}. Choose others in their fields.',
  'clipboard.unnamedFile': 'a file without a name',
} as const;

declare module '#admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly clipboardMessages: typeof clipboardMessages;
  }
}

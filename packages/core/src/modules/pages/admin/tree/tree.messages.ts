/** Messages of the tree of pages. */
export const treeMessages = {
  'tree.label': 'Pages in {{locale}}',
  'tree.help':
    'Arrow keys walk the tree, Enter opens a page. Alt with an arrow key moves it: up, down, in below the one above, or out.',
  'tree.loading': 'More pages are loading',
  'tree.retry': 'This part could not be loaded. Try again.',
  'tree.expand': 'Show or hide what is below {{name}}',
  'tree.drag': 'Move {{name}}',
  'tree.actions': 'More on {{name}}',
  'tree.below_one': '{{count}} page below',
  'tree.below_other': '{{count}} pages below',
  'tree.liveAt': 'now at {{path}}',
  'tree.open': 'Open',
  'tree.view': 'View on the site',
  'tree.up': 'Move up',
  'tree.down': 'Move down',
  'tree.in': 'Move below the one above',
  'tree.out': 'Move out',
  'tree.moveTo': 'Move to…',
  'tree.copy': 'Copy with all below',
  'tree.mayNotEdit': 'You may not edit this page',
  'tree.nowhere': '{{name}} cannot go further that way.',
  'tree.moved': '{{name}}, now {{place}}',
  'tree.place': '{{position}} of {{count}} at the top',
  'tree.placeBelow': 'under {{parent}}, {{position}} of {{count}}',
  'tree.intoItself': '{{name}} cannot stand below itself.',

  'treeMove.title': 'Move {{name}}',
  'treeMove.move': 'Move',
  'treeMove.parentHelp': 'The page below which this one is to stand.',
  'treeMove.position': 'Place among the pages there',
  'treeMove.before': 'Before {{name}}',
  'treeMove.last': 'Last',
  'treeMove.follow': 'Addresses follow the page above',

  'outlook.loading': 'Looking up what becomes of the addresses',
  'outlook.failed': 'What becomes of the addresses could not be looked up.',
  'outlook.none': 'No address changes.',
  'outlook.changed_one': '{{count}} address changes',
  'outlook.changed_other': '{{count}} addresses change',
  'outlook.live_one':
    '{{count}} of them is live: visitors find it where it is until it is published, and are led on from there then.',
  'outlook.live_other':
    '{{count}} of them are live: visitors find them where they are until they are published, and are led on from there then.',
  'outlook.kept_one': '{{count}} page below keeps its own address',
  'outlook.kept_other': '{{count}} pages below keep their own addresses',
  'outlook.taken_one': 'Another page has {{count}} of the new addresses:',
  'outlook.taken_other': 'Other pages have {{count}} of the new addresses:',
  'outlook.refused_one': '{{count}} page that would get another address is one that you may not edit.',
  'outlook.refused_other': '{{count}} pages that would get another address are ones that you may not edit.',
  'outlook.more_one': 'and {{count}} more',
  'outlook.more_other': 'and {{count}} more',
  'outlook.notNamed_one': '{{count}} page more is not named here.',
  'outlook.notNamed_other': '{{count}} pages more are not named here.',
  'outlook.to': 'becomes',
  'outlook.blocked': 'Some of these addresses cannot be had.',

  'copyTree.title': 'Copy {{name}} with all below it',
  'copyTree.text': 'The copies are drafts. Links between them lead to the copies.',
  'copyTree.confirm': 'Copy',
  'copyTree.done_one': '{{count}} page copied',
  'copyTree.done_other': '{{count}} pages copied',
} as const;

declare module '#admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly treeMessages: typeof treeMessages;
  }
}

/** Messages of what somebody chooses between their words and those of others. */
export const choicesMessages = {
  'conflict.by': '{{name}} changed this as well, on {{when}}.',
  'conflict.self': 'You changed this as well, on {{when}}, in another window or on another device.',
  'conflict.unknown': 'Somebody else changed this as well.',
  'conflict.keep': 'Keep mine',
  'conflict.take': 'Take theirs',
  'conflict.onlyMine': 'Only yours:',
  'conflict.onlyTheirs': 'Only theirs:',
  'conflict.on': 'On',
  'conflict.off': 'Off',
  'conflict.empty': 'Empty',
  'conflict.filled': 'Filled in',
  'conflict.sameWords': 'The words are the same. What differs is what they look like, where they lead, or which file it is.',
  'conflict.blockStands': 'For them the block stays.',
  'conflict.blockGone': 'They took the block away.',
  'conflict.blockElsewhere': 'They moved the block to another place.',
  'overruled.by': '{{name}} chose their words here, on {{when}}.',
  'overruled.unknown': 'Somebody else chose their words here, on {{when}}.',
  'overruled.show': 'Show yours',
  'overruled.yours': 'Yours:',
  'overruled.count_one': 'Others chose theirs in {{count}} field',
  'overruled.count_other': 'Others chose theirs in {{count}} fields',
  'overruled.back': 'Put mine back',
  'overruled.dismiss': 'Dismiss',
} as const;

declare module '#admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly choicesMessages: typeof choicesMessages;
  }
}

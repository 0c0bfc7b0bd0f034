/** Messages of the command palette and of the list of shortcuts. */
export const paletteMessages = {
  'palette.title': 'Find or do',
  'palette.search': 'Pages, screens, actions',
  'palette.results': 'What was found',
  'palette.screens': 'Screens',
  'palette.recent': 'Opened last',
  'palette.actions': 'Actions',
  'palette.light': 'Use the light theme',
  'palette.dark': 'Use the dark theme',
  'palette.system': 'Use the theme of the system',
  'palette.none': 'Nothing found for “{{term}}”.',
  'palette.count_one': '{{count}} result',
  'palette.count_other': '{{count}} results',
  'palette.theme': 'Theme',

  'shortcuts.title': 'Keyboard shortcuts',
  'shortcuts.everywhere': 'Everywhere',
  'shortcuts.palette': 'Find or do',
  'shortcuts.search': 'Search in the list',
  'shortcuts.list': 'This list',
  'shortcuts.close': 'Close a dialog or a search',
  'shortcuts.off': '(switched off)',
  'shortcuts.help': 'Shortcuts of a single key can be switched off in your settings.',
} as const;

declare module '../messages/message-key.ts' {
  interface MessageCatalogues {
    readonly paletteMessages: typeof paletteMessages;
  }
}

/** Messages of the shortcuts of the media library. */
export const mediaShortcutMessages = {
  'shortcuts.library': 'Media library',
  'shortcuts.openFile': 'Open a file or folder',
  'shortcuts.chooseFile': 'Choose it, or no longer',
  'shortcuts.chooseAll': 'Choose all',
  'shortcuts.rename': 'Rename',
  'shortcuts.cut': 'Cut, to move it',
  'shortcuts.pasteHere': 'Move what was cut here',
  'shortcuts.parentFolder': 'Go to the folder above',
  'shortcuts.deleteFiles': 'Delete',
} as const;

declare module '#admin/messages/message-key.ts' {
  interface MessageCatalogues {
    readonly mediaShortcutMessages: typeof mediaShortcutMessages;
  }
}

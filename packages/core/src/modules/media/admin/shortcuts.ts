import type { Shortcut } from '#admin/shell/shortcuts.ts';

/** Shortcuts of the media library. */
export const libraryShortcuts = {
  open: { keys: 'Enter', text: 'shortcuts.openFile' },
  choose: { keys: 'Space', text: 'shortcuts.chooseFile' },
  all: { keys: 'mod+A', text: 'shortcuts.chooseAll' },
  rename: { keys: 'F2', text: 'shortcuts.rename' },
  cut: { keys: 'mod+X', text: 'shortcuts.cut' },
  paste: { keys: 'mod+V', text: 'shortcuts.pasteHere' },
  parent: { keys: '⌫', text: 'shortcuts.parentFolder' },
  remove: { keys: 'Del', text: 'shortcuts.deleteFiles' },
} as const satisfies Readonly<Record<string, Shortcut>>;

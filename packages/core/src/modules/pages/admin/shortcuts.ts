import type { Shortcut } from '../../../admin/shell/shortcuts.ts';

/** Shortcuts of the page editor. */
export const editorShortcuts = {
  save: { keys: 'mod+S', text: 'shortcuts.save' },
  find: { keys: 'mod+F', text: 'shortcuts.find' },
  undo: { keys: 'mod+Z', text: 'action.undo' },
  redo: { keys: 'mod+Shift+Z', text: 'action.redo' },
} as const satisfies Readonly<Record<string, Shortcut>>;

/** Shortcuts on a block of the outline. */
export const outlineShortcuts = {
  previous: { keys: '↑', text: 'shortcuts.previousBlock' },
  next: { keys: '↓', text: 'shortcuts.nextBlock' },
  fields: { keys: 'Enter', text: 'shortcuts.fields' },
  back: { keys: 'Esc', text: 'shortcuts.backToBlock' },
  up: { keys: 'alt+↑', text: 'shortcuts.up' },
  down: { keys: 'alt+↓', text: 'shortcuts.down' },
  lift: { keys: 'Space', text: 'shortcuts.lift' },
  after: { keys: 'mod+Enter', text: 'shortcuts.addAfter' },
  before: { keys: 'mod+Shift+Enter', text: 'shortcuts.addBefore' },
  duplicate: { keys: 'mod+Shift+D', text: 'shortcuts.duplicate' },
  remove: { keys: 'Del', text: 'shortcuts.delete' },
} as const satisfies Readonly<Record<string, Shortcut>>;

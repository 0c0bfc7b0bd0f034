import type { Shortcut } from '#admin/shell/shortcuts.ts';

/** Shortcuts of the page editor. */
export const editorShortcuts = {
  save: { keys: 'mod+S', text: 'shortcuts.save' },
  find: { keys: 'mod+F', text: 'shortcuts.find' },
  undo: { keys: 'mod+Z', text: 'action.undo' },
  redo: { keys: 'mod+Shift+Z', text: 'action.redo' },
  comment: { keys: 'mod+alt+M', text: 'shortcuts.comment' },
} as const satisfies Readonly<Record<string, Shortcut>>;

/** Shortcuts on a block of the outline. */
export const outlineShortcuts = {
  previous: { keys: '↑', text: 'shortcuts.previousBlock' },
  next: { keys: '↓', text: 'shortcuts.nextBlock' },
  first: { keys: 'Home', text: 'shortcuts.firstBlock' },
  last: { keys: 'End', text: 'shortcuts.lastBlock' },
  selectPrevious: { keys: 'Shift+↑', text: 'shortcuts.selectPrevious' },
  selectNext: { keys: 'Shift+↓', text: 'shortcuts.selectNext' },
  selectAll: { keys: 'mod+A', text: 'shortcuts.selectAll' },
  fold: { keys: '←', text: 'shortcuts.fold' },
  unfold: { keys: '→', text: 'shortcuts.unfold' },
  fields: { keys: 'Enter', text: 'shortcuts.fields' },
  back: { keys: 'Esc', text: 'shortcuts.backToBlock' },
  up: { keys: 'alt+↑', text: 'shortcuts.up' },
  down: { keys: 'alt+↓', text: 'shortcuts.down' },
  lift: { keys: 'Space', text: 'shortcuts.lift' },
  after: { keys: 'mod+Enter', text: 'shortcuts.addAfter' },
  before: { keys: 'mod+Shift+Enter', text: 'shortcuts.addBefore' },
  copy: { keys: 'mod+C', text: 'shortcuts.copyBlocks' },
  cut: { keys: 'mod+X', text: 'shortcuts.cutBlocks' },
  paste: { keys: 'mod+V', text: 'shortcuts.pasteBlocks' },
  duplicate: { keys: 'mod+Shift+D', text: 'shortcuts.duplicate' },
  rename: { keys: 'F2', text: 'shortcuts.renameBlock' },
  remove: { keys: 'Del', text: 'shortcuts.delete' },
} as const satisfies Readonly<Record<string, Shortcut>>;

/** Shortcuts on a page of the tree of pages. */
export const treeShortcuts = {
  open: { keys: 'Enter', text: 'shortcuts.treeOpen' },
  unfold: { keys: '→', text: 'shortcuts.treeUnfold' },
  fold: { keys: '←', text: 'shortcuts.treeFold' },
  unfoldAll: { keys: '*', text: 'shortcuts.treeUnfoldAll' },
  up: { keys: 'alt+↑', text: 'shortcuts.treeUp' },
  down: { keys: 'alt+↓', text: 'shortcuts.treeDown' },
  in: { keys: 'alt+→', text: 'shortcuts.treeIn' },
  out: { keys: 'alt+←', text: 'shortcuts.treeOut' },
  takeBack: { keys: 'mod+Z', text: 'shortcuts.treeTakeBack' },
} as const satisfies Readonly<Record<string, Shortcut>>;

/** Shortcuts in two versions that are drawn beside each other. */
export const comparisonShortcuts = {
  next: { keys: 'N', text: 'shortcuts.nextChange', isSingle: true },
  previous: { keys: 'P', text: 'shortcuts.previousChange', isSingle: true },
} as const satisfies Readonly<Record<string, Shortcut>>;

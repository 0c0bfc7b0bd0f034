import { expect } from 'chai';
import { libraryShortcuts as library } from '../../modules/media/admin/shortcuts.ts';
import { editorShortcuts as editor, outlineShortcuts as outline } from '../../modules/pages/admin/shortcuts.ts';
import { isShortcut, keysOf, shortcuts } from './shortcuts.ts';
import type { KeyPress } from './shortcuts.ts';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});

describe('the shortcuts of the admin', () => {
  it('are written as the keyboard of the person has them', () => {
    expect(keysOf(outline.duplicate, false)).to.deep.equal(['Ctrl', 'Shift', 'D']);
    expect(keysOf(outline.duplicate, true)).to.deep.equal(['⌘', '⇧', 'D']);
    expect(keysOf(outline.up, false)).to.deep.equal(['Alt', '↑']);
  });

  it('are pressed with the command key of the system and with no other key', () => {
    expect(isShortcut(press('s', { ctrlKey: true }), editor.save, false)).to.equal(true);
    expect(isShortcut(press('s', { metaKey: true }), editor.save, true)).to.equal(true);
    expect(isShortcut(press('s', { ctrlKey: true }), editor.save, true)).to.equal(false);
    for (const more of [{}, { metaKey: true }, { ctrlKey: true, altKey: true }, { ctrlKey: true, shiftKey: true }])
      expect(isShortcut(press('s', more), editor.save, false), JSON.stringify(more)).to.equal(false);
  });

  it('tell undo from redo, and a letter with Shift from one without', () => {
    const redo = press('Z', { ctrlKey: true, shiftKey: true });
    expect([isShortcut(redo, editor.undo, false), isShortcut(redo, editor.redo, false)]).to.deep.equal([false, true]);
    expect(isShortcut(press('D', { ctrlKey: true, shiftKey: true }), outline.duplicate, false)).to.equal(true);
  });

  it('know the keys that browsers call otherwise', () => {
    expect(isShortcut(press('ArrowUp', { altKey: true }), outline.up, false)).to.equal(true);
    for (const key of ['Delete', 'Backspace']) expect(isShortcut(press(key), outline.remove, false), key).to.equal(true);
    expect(isShortcut(press(' '), outline.lift, false)).to.equal(true);
  });

  it('mean one thing each in their place', () => {
    for (const [place, members] of Object.entries({ everywhere: shortcuts, editor, outline, library })) {
      const keys = Object.values(members).map((shortcut) => shortcut.keys);
      expect(new Set(keys).size, place).to.equal(keys.length);
    }
  });
});

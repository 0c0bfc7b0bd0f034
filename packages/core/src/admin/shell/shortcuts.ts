import type { TextKey } from '../messages/message-key.ts';

/** Keys of which one does something: `mod+Shift+D`. `mod` is Ctrl, or ⌘ on a Mac; `alt` is Alt, or ⌥. */
export interface Shortcut<Title extends string = TextKey> {
  readonly keys: string;
  readonly text: Title;
  /** A single letter or sign, which people may switch off. */
  readonly isSingle?: boolean;
}

/** Shortcuts of every screen: the list of `?`, tooltips and what listens all read them. */
export const shortcuts = {
  palette: { keys: 'mod+K', text: 'shortcuts.palette' },
  search: { keys: '/', text: 'shortcuts.search', isSingle: true },
  list: { keys: '?', text: 'shortcuts.list', isSingle: true },
  close: { keys: 'Esc', text: 'shortcuts.close' },
} as const satisfies Readonly<Record<string, Shortcut>>;

export const isMac = (): boolean => typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform);

const macNames: Readonly<Record<string, string>> = { mod: '⌘', alt: '⌥', Shift: '⇧' };
const otherNames: Readonly<Record<string, string>> = { mod: 'Ctrl', alt: 'Alt' };

/** The keys of a shortcut as they are written on the person's keyboard. */
export function keysOf({ keys }: Pick<Shortcut, 'keys'>, hasCommandKey = isMac()): readonly string[] {
  const names = hasCommandKey ? macNames : otherNames;
  return keys.split('+').map((key) => names[key] ?? key);
}

/** A shortcut in one line, for tooltips and menus: `Ctrl Shift D`. */
export const shortcutText = (shortcut: Pick<Shortcut, 'keys'>): string => keysOf(shortcut).join(' ');

export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** Names of browsers for keys that are written otherwise. Backspace deletes where a keyboard has no other key for it. */
const browserNames: Readonly<Record<string, readonly string[]>> = {
  '↑': ['arrowup'],
  '↓': ['arrowdown'],
  '←': ['arrowleft'],
  '→': ['arrowright'],
  Esc: ['escape'],
  Del: ['delete', 'backspace'],
  Space: [' '],
};

/** Letters that ⌥ makes on a Mac of those that stand on its keys. */
const optionLetters: Readonly<Record<string, string>> = { M: 'µ' };

/** Whether a key press is that shortcut, and nothing more than it. */
export function isShortcut(press: KeyPress, { keys }: Pick<Shortcut, 'keys'>, hasCommandKey = isMac()): boolean {
  const parts = keys.split('+');
  const key = parts.at(-1) ?? '';
  const isCommand = parts.includes('mod');
  const isOption = hasCommandKey && parts.includes('alt');
  return (
    (browserNames[key] ?? [key.toLowerCase(), isOption && optionLetters[key]]).includes(press.key.toLowerCase()) &&
    press.altKey === parts.includes('alt') &&
    press.shiftKey === parts.includes('Shift') &&
    press.ctrlKey === (isCommand && !hasCommandKey) &&
    press.metaKey === (isCommand && hasCommandKey)
  );
}

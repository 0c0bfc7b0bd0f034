const isApple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform);

/** True for the key with which a platform gives commands: Ctrl, or Cmd on a Mac. */
export const isCommand = (event: { readonly ctrlKey: boolean; readonly metaKey: boolean; readonly altKey: boolean }): boolean =>
  !event.altKey && (isApple ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey);

/** A shortcut as people on this platform write it: `mod` is Ctrl or ⌘. */
export const shortcutText = (keys: string): string =>
  keys
    .replace('mod', isApple ? '⌘' : 'Ctrl')
    .replace('alt', isApple ? '⌥' : 'Alt')
    .replaceAll('+', ' ');

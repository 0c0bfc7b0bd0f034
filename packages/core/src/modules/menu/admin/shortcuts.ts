/** Keys on an item of a menu. */
export const menuShortcuts = {
  up: { keys: 'alt+↑' },
  down: { keys: 'alt+↓' },
  in: { keys: 'alt+→' },
  out: { keys: 'alt+←' },
  remove: { keys: 'Del' },
} as const;

export type ShellKey = 'palette' | 'shortcuts' | 'search';

interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

interface Circumstances {
  readonly isMac: boolean;
  /** Somebody is typing. */
  readonly isInField: boolean;
  /** The text has formatting, where the same keys make a link. */
  readonly isInRichText: boolean;
  readonly isDialogOpen: boolean;
  readonly hasSingleKeys: boolean;
}

function meantBy(press: KeyPress, at: Circumstances): ShellKey | undefined {
  if (press.altKey) return undefined;
  const isCommand = at.isMac ? press.metaKey && !press.ctrlKey : press.ctrlKey && !press.metaKey;
  if (isCommand) return press.key.toLowerCase() === 'k' && !at.isInRichText ? 'palette' : undefined;
  if (press.ctrlKey || press.metaKey || at.isInField || !at.hasSingleKeys) return undefined;
  if (press.key === '?') return 'shortcuts';
  return press.key === '/' ? 'search' : undefined;
}

/**
 * The keys that work anywhere in the admin, but not below a dialog. Single keys mean nothing while somebody types, or where
 * they are switched off.
 */
export function shellKeyOf(press: KeyPress, at: Circumstances): ShellKey | undefined {
  const key = meantBy(press, at);
  return key && !at.isDialogOpen ? key : undefined;
}

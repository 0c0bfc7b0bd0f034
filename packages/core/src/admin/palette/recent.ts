/** Something that a person opened, as the command palette offers it again. */
export interface Recent {
  readonly to: string;
  readonly title: string;
  readonly detail: string;
}

const maxRecents = 8;
const keyOf = (userID: number): string => `lectern-recent-${userID}`;
type Memory = Pick<Storage, 'getItem' | 'setItem'>;

const isRecent = (value: unknown): value is Recent =>
  typeof value === 'object' &&
  value !== null &&
  ['to', 'title', 'detail'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string');

/** What this person opened last on this device, the latest first; nothing where the browser keeps nothing. */
export function recentsOf(userID: number, storage: () => Memory = () => window.localStorage): readonly Recent[] {
  try {
    const kept: unknown = JSON.parse(storage().getItem(keyOf(userID)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecent) : [];
  } catch {
    return [];
  }
}

/** Puts something first among what was opened last. */
export function rememberRecent(userID: number, recent: Recent, storage: () => Memory = () => window.localStorage): void {
  const others = recentsOf(userID, storage).filter(({ to }) => to !== recent.to);
  try {
    storage().setItem(keyOf(userID), JSON.stringify([recent, ...others].slice(0, maxRecents)));
  } catch {
    // The browser keeps nothing: the palette offers nothing again.
  }
}

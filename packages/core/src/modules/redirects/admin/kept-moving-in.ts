import type { MovingIn } from '../redirects.schema.ts';

/** What was proposed, and for what. */
export interface KeptMovingIn {
  /** Of the file or list. */
  readonly name: string;
  readonly movingIn: MovingIn;
}

type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = (userID: number): string => `lectern.moving-in.${userID}`;

/** What this tab was told last, by this person; undefined where it is not known any more. */
export function keptMovingIn(userID: number, storage: () => Memory = () => window.sessionStorage): KeptMovingIn | undefined {
  try {
    const kept = JSON.parse(storage().getItem(keyOf(userID)) ?? 'null') as Partial<KeptMovingIn> | null;
    const { name, movingIn } = kept ?? {};
    // What an older version kept has other parts.
    return typeof name === 'string' && Array.isArray(movingIn?.impossible) ? { name, movingIn } : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what was proposed as long as the tab is there, or forgets it. What is too much for the browser is not kept. */
export function keepMovingIn(
  userID: number,
  kept: KeptMovingIn | undefined,
  storage: () => Memory = () => window.sessionStorage,
): void {
  try {
    storage().removeItem(keyOf(userID));
    if (kept) storage().setItem(keyOf(userID), JSON.stringify(kept));
  } catch {
    // The proposals are there until the screen is left.
  }
}

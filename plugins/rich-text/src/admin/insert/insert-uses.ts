import { isProperties } from '../../document/node-kinds.ts';

const key = 'lectern.rich-text.inserted';
/** Uses that count: what somebody used most long ago gives way to what they use now. */
const maxCount = 50;

/** The number of this person's uses of each item that can be inserted, by its id. Empty where the browser keeps nothing. */
export function insertUses(): Readonly<Record<string, number>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    if (!isProperties(stored)) return {};
    return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
  } catch {
    return {};
  }
}

/** Counts a use. */
export function countUse(id: string): void {
  const uses = insertUses();
  const next: Record<string, number> = { ...uses, [id]: (uses[id] ?? 0) + 1 };
  const total = Object.values(next).reduce((sum, count) => sum + count, 0);
  const kept = total > maxCount ? Object.fromEntries(Object.entries(next).map(([name, count]) => [name, count / 2])) : next;
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing shows the usual order.
  }
}

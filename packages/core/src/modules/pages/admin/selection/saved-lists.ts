/** Filters, search and order of a list, under the name that a person gave them. */
export interface SavedList {
  readonly name: string;
  /** The query of the list's address. */
  readonly query: string;
}

const maxLists = 20;
const keyOf = (userID: number, place: string): string => `lectern-lists-${userID}-${place}`;
type Memory = Pick<Storage, 'getItem' | 'setItem'>;

const isSaved = (value: unknown): value is SavedList =>
  typeof value === 'object' &&
  value !== null &&
  ['name', 'query'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string');

/** The saved lists of one person on one list, in this browser as the other preferences are; none where it keeps nothing. */
export function savedLists(
  userID: number,
  place: string,
  storage: () => Memory = () => window.localStorage,
): readonly SavedList[] {
  try {
    const kept: unknown = JSON.parse(storage().getItem(keyOf(userID, place)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isSaved) : [];
  } catch {
    return [];
  }
}

/** Keeps the saved lists of a person; false where the browser keeps nothing. */
export function keepLists(
  userID: number,
  place: string,
  lists: readonly SavedList[],
  storage: () => Memory = () => window.localStorage,
): boolean {
  try {
    storage().setItem(keyOf(userID, place), JSON.stringify(lists.slice(0, maxLists)));
    return true;
  } catch {
    return false;
  }
}

/** With one more; another of the same name gives way. By name. */
export const withList = (lists: readonly SavedList[], list: SavedList): readonly SavedList[] =>
  [...lists.filter(({ name }) => name !== list.name), list].toSorted((one, other) => one.name.localeCompare(other.name));

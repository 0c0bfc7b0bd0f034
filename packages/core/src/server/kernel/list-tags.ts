/** Live pages of a type in a locale, sorted by a field of their own data, highest first. */
interface SortedList {
  readonly type: string;
  readonly locale: string;
  readonly field: string;
}

/** The part of a sorted list from its beginning to the last row that is shown. */
export interface ListWindow extends SortedList {
  /** Only rows whose value begins like this; empty for all. */
  readonly startsWith: string;
  /** The last row that is shown; undefined where the list ends before the window does. */
  readonly edge: { readonly value: string; readonly id: string } | undefined;
}

/** A row of a sorted list that comes, goes, or stands elsewhere than before. */
export interface ListPoint extends SortedList {
  readonly value: string;
  readonly id: string;
}

/** Characters of a value in a tag. Beyond them, a row counts as inside. */
const maxValue = 64;

const kinds = { window: 'window', point: 'point' } as const;

const write = (kind: string, parts: readonly string[]): string => [kind, ...parts.map(encodeURIComponent)].join(':');
const cut = (value: string): string => value.slice(0, maxValue).toWellFormed();

/** The tag of what shows a window: a row that enters, leaves or moves inside drops it, one beyond its edge does not. */
export const windowTag = ({ type, locale, field, startsWith, edge }: ListWindow): string =>
  write(kinds.window, [type, locale, field, cut(startsWith), ...(edge ? [cut(edge.value), edge.id] : [])]);

/** The tag that is dropped for a row. It stands in no entry of a cache; it drops windows. */
export const pointTag = ({ type, locale, field, value, id }: ListPoint): string =>
  write(kinds.point, [type, locale, field, cut(value), id]);

const isOf = (kind: string, tag: string): boolean => tag.startsWith(`${kind}:`);
export const isWindow = (tag: string): boolean => isOf(kinds.window, tag);
export const isPoint = (tag: string): boolean => isOf(kinds.point, tag);

/** The list of a window or a point, as one word. */
export const listOf = (tag: string): string => tag.split(':').slice(1, 4).join(':');

/** As the database compares them, byte by byte. */
const compare = (one: string, other: string): number => Buffer.compare(Buffer.from(one), Buffer.from(other));

/** Whether a row lies inside a window of the same list. */
export function covers(window: string, point: string): boolean {
  const [startsWith = '', edge, edgeID = ''] = window.split(':').slice(4).map(decodeURIComponent);
  const [value = '', id = ''] = point.split(':').slice(4).map(decodeURIComponent);
  if (!value.startsWith(startsWith)) return false;
  if (edge === undefined) return true;
  const order = compare(value, edge);
  return order > 0 || (order === 0 && (value.length >= maxValue || id <= edgeID));
}

/** Live pages of a type in a locale, sorted by a field of their own data, highest first. */
interface SortedList {
  readonly type: string;
  readonly locale: string;
  readonly field: string;
}

/** The place of a row in a sorted list. */
interface ListPlace {
  readonly value: string;
  readonly id: string;
}

/** The part of a sorted list from the first to the last row that is shown. */
export interface ListWindow extends SortedList {
  /** Only rows whose value begins like this; empty for all. */
  readonly startsWith: string;
  /** The first row that is shown; left out where the window begins with the list. */
  readonly top?: ListPlace | undefined;
  /** The last row that is shown; undefined where the list ends before the window does. */
  readonly edge: ListPlace | undefined;
}

/** A row of a sorted list that comes, goes, or stands elsewhere than before. */
export interface ListPoint extends SortedList, ListPlace {}

/** Characters of a value in a tag. Beyond them, a row counts as inside. */
const maxValue = 64;

const kinds = { window: 'window', point: 'point', years: 'years' } as const;

const write = (kind: string, parts: readonly string[]): string => [kind, ...parts.map(encodeURIComponent)].join(':');
const cut = (value: string): string => value.slice(0, maxValue).toWellFormed();

/** The id is empty where there is no such row. */
const place = (row: ListPlace | undefined): string[] => (row ? [cut(row.value), row.id] : ['', '']);

/** The tag of what shows a window: a row that enters, leaves or moves inside drops it, one beyond its ends does not. */
export const windowTag = ({ type, locale, field, startsWith, top, edge }: ListWindow): string =>
  write(kinds.window, [type, locale, field, cut(startsWith), ...place(edge), ...place(top)]);

/** The tag that is dropped for a row. It stands in no entry of a cache; it drops windows. */
export const pointTag = ({ type, locale, field, value, id }: ListPoint): string =>
  write(kinds.point, [type, locale, field, cut(value), id]);

/** The tag of what shows the years in which a list has rows, with their number. */
export const yearsTag = ({ type, locale, field }: SortedList): string => write(kinds.years, [type, locale, field]);

const isOf = (kind: string, tag: string): boolean => tag.startsWith(`${kind}:`);
export const isWindow = (tag: string): boolean => isOf(kinds.window, tag);
export const isPoint = (tag: string): boolean => isOf(kinds.point, tag);

/** The list of a window or a point, as one word. */
export const listOf = (tag: string): string => tag.split(':').slice(1, 4).join(':');

/** As the database compares them, byte by byte. */
const compare = (one: string, other: string): number => Buffer.compare(Buffer.from(one), Buffer.from(other));

/** Whether one row stands before another, or in its place: the highest value first, then by id. */
function isOrdered(first: ListPlace, second: ListPlace): boolean {
  const order = compare(first.value, second.value);
  return order > 0 || (order === 0 && (first.value.length >= maxValue || first.id <= second.id));
}

/** Whether a row lies inside a window of the same list. */
export function covers(window: string, point: string): boolean {
  const [startsWith = '', edge = '', edgeID = '', top = '', topID = ''] = window.split(':').slice(4).map(decodeURIComponent);
  const [value = '', id = ''] = point.split(':').slice(4).map(decodeURIComponent);
  if (!value.startsWith(startsWith)) return false;
  const isBelow = topID === '' || isOrdered({ value: top, id: topID }, { value, id });
  return isBelow && (edgeID === '' || isOrdered({ value, id }, { value: edge, id: edgeID }));
}

/** Which items of a list are chosen. Keys are those of the items. */
export interface Selection {
  readonly chosen: ReadonlySet<string>;
  /** From where a range extends. */
  readonly anchor: string | undefined;
  /** Where the keyboard is. */
  readonly cursor: string | undefined;
}

export const nothingChosen: Selection = { chosen: new Set(), anchor: undefined, cursor: undefined };

/** Chooses one item alone. */
export const choose = (key: string): Selection => ({ chosen: new Set([key]), anchor: key, cursor: key });

/** Takes one item in or out; the others stay. */
export function toggle(selection: Selection, key: string): Selection {
  const chosen = new Set(selection.chosen);
  if (!chosen.delete(key)) chosen.add(key);
  return { chosen, anchor: key, cursor: key };
}

/** Chooses everything between the anchor and this item. */
export function extend(selection: Selection, keys: readonly string[], key: string): Selection {
  const anchor = selection.anchor !== undefined && keys.includes(selection.anchor) ? selection.anchor : (keys[0] ?? key);
  const [from, to] = [keys.indexOf(anchor), keys.indexOf(key)].sort((one, other) => one - other) as [number, number];
  return { chosen: new Set(keys.slice(Math.max(from, 0), to + 1)), anchor, cursor: key };
}

export const chooseAll = (selection: Selection, keys: readonly string[]): Selection => ({
  ...selection,
  chosen: new Set(keys),
});

/** Chooses nothing; the keyboard stays where it is. */
export const clear = (selection: Selection): Selection => ({ ...nothingChosen, cursor: selection.cursor });

/** Moves the keyboard's place alone. */
export const point = (selection: Selection, key: string): Selection => ({ ...selection, cursor: key });

/** Without what is not there any more. The cursor goes to what took its place. */
export function kept(selection: Selection, before: readonly string[], after: readonly string[]): Selection {
  const there = new Set(after);
  const chosen = new Set([...selection.chosen].filter((key) => there.has(key)));
  const { cursor, anchor } = selection;
  const index = cursor === undefined ? -1 : before.indexOf(cursor);
  return {
    chosen,
    anchor: anchor !== undefined && there.has(anchor) ? anchor : undefined,
    cursor: cursor === undefined || there.has(cursor) ? cursor : after[Math.min(Math.max(index, 0), after.length - 1)],
  };
}

/** Items in the order in which they were chosen. */
export const inChosenOrder = <Item extends { readonly key: string }>({ chosen }: Selection, items: readonly Item[]): Item[] =>
  [...chosen].flatMap((key) => items.find((item) => item.key === key) ?? []);

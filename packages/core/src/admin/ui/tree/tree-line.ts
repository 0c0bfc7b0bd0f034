/** A row of a tree as it is shown: what lies below a closed one is not among them. */
export interface TreeLine<Item = unknown> {
  readonly id: string;
  readonly item: Item;
  /** 1 at the top. */
  readonly level: number;
  readonly parent: string | null;
  /** Its place among those beside it, from 0, and how many those are with itself. */
  readonly index: number;
  readonly count: number;
  /** Undefined for one that has nothing below it. */
  readonly isOpen: boolean | undefined;
}

interface Branch<Item> {
  readonly id: string;
  readonly children: readonly Item[];
}

/** The rows of a tree of which some are open, from top to bottom. */
export function linesOf<Item extends Branch<Item>>(
  items: readonly Item[],
  open: ReadonlySet<string>,
  { parent, level }: Pick<TreeLine, 'parent' | 'level'> = { parent: null, level: 1 },
): TreeLine<Item>[] {
  const lines: TreeLine<Item>[] = [];
  for (const [index, item] of items.entries()) {
    const { id, children } = item;
    const isOpen = children.length > 0 ? open.has(id) : undefined;
    lines.push({ id, item, level, parent, index, count: items.length, isOpen });
    if (isOpen) lines.push(...linesOf(children, open, { parent: id, level: level + 1 }));
  }
  return lines;
}

/** The index of the last row that lies below one; its own where none does. */
export function endOf(lines: readonly TreeLine[], index: number): number {
  const level = lines[index]?.level ?? 0;
  const next = lines.findIndex((line, at) => at > index && line.level <= level);
  return (next < 0 ? lines.length : next) - 1;
}

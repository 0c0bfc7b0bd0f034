import { nameOf } from './merge-operations.ts';
import type { EditConflict } from './merge-operations.ts';
import type { Operation } from './operation.ts';

/** Who changed something, and when. */
export interface Authorship {
  /** Null where nobody did, or the account is gone. */
  readonly by: { readonly id: number; readonly name: string } | null;
  /** ISO 8601. */
  readonly at: string;
}

/** Who made some operations that were told one after the other. */
export interface EditAuthor extends Authorship {
  /** They chose these over what others had written. */
  readonly isChoice: boolean;
  /** How many of them. */
  readonly operations: number;
}

/** Who changed each thing last, by its name: `blocks.k3.title`. */
export function lastAuthors(
  operations: readonly Operation[],
  authors: readonly EditAuthor[],
): ReadonlyMap<string, Omit<EditAuthor, 'operations'>> {
  const last = new Map<string, Omit<EditAuthor, 'operations'>>();
  let start = 0;
  for (const { operations: count, ...author } of authors) {
    for (const operation of operations.slice(start, start + count)) last.set(nameOf(operation), author);
    start += count;
  }
  return last;
}

/** Who changed what a conflict names: that, or the block around it, or the latest thing in the block that it names. */
export function authorOf(
  { property }: Pick<EditConflict, 'property'>,
  authors: ReadonlyMap<string, Authorship>,
): Authorship | undefined {
  const [part, key] = property.split('.');
  const inBlock = part === 'blocks' ? `blocks.${key}` : property;
  const within = [...authors].findLast(([name]) => name === inBlock || name.startsWith(`${inBlock}.`));
  const found = authors.get(property) ?? authors.get(inBlock) ?? within?.[1];
  return found && { by: found.by, at: found.at };
}

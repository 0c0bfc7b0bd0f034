import type { BlockDefinition, QueryRule } from '../../contract/block.ts';

/** The parts of a query string that the blocks of a page read, by name. */
export type ReadableQuery = Readonly<Record<string, QueryRule>>;

/** Finds the definition of a block type. */
interface BlockTypes {
  readonly get: (type: string) => BlockDefinition | undefined;
}

/** Characters of a value: longer ones are nobody's. */
const maxLength = 200;

/** The parts of a query string that blocks of these types read, but for those that are made for each visitor anew. */
export const readableQuery = (blocks: BlockTypes, types: readonly string[]): ReadableQuery =>
  Object.assign(
    {},
    ...types.map((type) => {
      const definition = blocks.get(type);
      return definition?.isForVisitor ? undefined : definition?.query;
    }),
  ) as ReadableQuery;

/** The values of a query string that the blocks of a page read, in the order in which they declare them. */
export function readQuery(readable: ReadableQuery, search: string): Record<string, string> {
  const given = new URLSearchParams(search);
  const read: Record<string, string> = {};
  for (const [name, { pattern }] of Object.entries(readable)) {
    const value = given.get(name);
    if (value !== null && value.length <= maxLength && new RegExp(`^(?:${pattern.source})$`, pattern.flags).test(value))
      read[name] = value;
  }
  return read;
}

/** The one way to write a query, with its question mark; empty where nothing was read. */
export function writeQuery(query: Readonly<Record<string, string>>): string {
  const written = new URLSearchParams(query).toString();
  return written === '' ? '' : `?${written}`;
}

/** The part of the address that one block reads. */
export const pickQuery = (query: Readonly<Record<string, string>>, readable: ReadableQuery = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(query).filter(([name]) => Object.hasOwn(readable, name)));

/** Whether what is made for a query may be kept. */
export const isKept = (query: Readonly<Record<string, string>>, readable: ReadableQuery): boolean =>
  Object.keys(query).every((name) => readable[name]?.kept !== false);

/**
 * A kind of change that a repair makes. `document`: stored as no text document. `loose`: text outside a paragraph. `mixed`:
 * blocks inside a line. `children`: a part without content. `leaf`: a piece of text stored wrongly. `link`: an address that
 * is not allowed. `empty`: a part with nothing in it. `properties`: settings that this format does not know. `list`, `table`:
 * out of order. `image`, `video`: without a file. `depth`: nested too deep.
 */
export type Repair =
  | 'document'
  | 'loose'
  | 'mixed'
  | 'children'
  | 'leaf'
  | 'link'
  | 'empty'
  | 'properties'
  | 'list'
  | 'table'
  | 'image'
  | 'video'
  | 'depth';

/** The report of a repair, each kind of change once. */
export interface RepairLog {
  readonly note: (change: Repair) => void;
  readonly changes: () => Repair[];
}

export function createRepairLog(): RepairLog {
  const changes = new Set<Repair>();
  return { note: (change) => void changes.add(change), changes: () => [...changes] };
}

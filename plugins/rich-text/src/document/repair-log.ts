/** What a repair reports, each kind of change once. */
export interface RepairLog {
  readonly note: (change: string) => void;
  readonly changes: () => string[];
}

export function createRepairLog(): RepairLog {
  const changes = new Set<string>();
  return { note: (change) => void changes.add(change), changes: () => [...changes] };
}

/** Every kind of change that a repair makes, as an editor reads it. */
export const changes = {
  document: 'This was not stored as a text document; its text was kept.',
  loose: 'Text that stood outside a paragraph was put into one.',
  mixed: 'Blocks that stood inside a line of text were put below it.',
  children: 'A part without content was completed.',
  leaf: 'A piece of text was stored wrongly; its text was kept.',
  link: 'A link to an address that is not allowed was removed; its text was kept.',
  empty: 'A part with nothing in it was left out.',
  properties: 'Settings that this text does not know were left out.',
  list: 'A list was put in order.',
  table: 'A table was put in order.',
  image: 'An image without a file was left out; its texts were kept.',
  video: 'A video without a file was left out; its texts were kept.',
  depth: 'Text that was nested too deep was put on lines of its own.',
} as const;

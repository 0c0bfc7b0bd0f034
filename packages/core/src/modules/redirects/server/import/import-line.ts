/** What one line of an import says, as it was read. */
export interface ImportLine {
  /** In the file, from 1. */
  readonly line: number;
  readonly from: string;
  /** A path, an https address, or `410`. */
  readonly to: string;
}

/** What is wrong with a line. */
export interface LineError {
  readonly line: number;
  readonly property: 'from' | 'to';
  readonly code: string;
}

/** Lines of one import. */
export const maxLines = 100_000;

/** Where a line says that an address was removed on purpose. */
export const goneSign = '410';

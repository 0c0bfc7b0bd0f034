/** A cell that no spreadsheet takes for a formula. */
export function csvCell(value: string): string {
  const safe = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** A line of a CSV file. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** The first character of a CSV file: told by it that it is UTF-8, also by programs that would guess otherwise. */
export const csvStart = '\uFEFF';

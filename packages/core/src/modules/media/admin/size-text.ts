const units = ['kB', 'MB', 'GB'] as const;

/** A number of bytes as people read it: `820 B`, `64 kB`, `1.4 MB`. */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  let value = bytes;
  let unit: string = 'B';
  for (const next of units) {
    if (value < 1000 && unit !== 'B') break;
    value /= 1024;
    unit = next;
  }
  return `${value < 10 ? value.toFixed(1).replace(/\.0$/, '') : Math.round(value)} ${unit}`;
}

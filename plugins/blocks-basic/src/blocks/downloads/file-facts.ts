const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A size as people of a locale write it, to one decimal where that says something: `1,2 MB`. */
function sizeOf(bytes: number, locale: string): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const value = bytes / 1000 ** step;
  const maximumFractionDigits = value < 10 && step > 1 ? 1 : 0;
  return new Intl.NumberFormat(locale, { style: 'unit', unit: units[step], maximumFractionDigits }).format(value);
}

interface FileFacts {
  readonly fileName: string;
  /** Bytes. */
  readonly size?: number | undefined;
}

/** The facts in a link to a file, before it is followed: `PDF, 1,2 MB`. */
export function fileFacts({ fileName, size }: FileFacts, locale: string): string {
  const type = /\.([a-z0-9]{1,5})$/i.exec(fileName)?.[1]?.toUpperCase();
  return [type, size === undefined ? undefined : sizeOf(size, locale)].filter(Boolean).join(', ');
}

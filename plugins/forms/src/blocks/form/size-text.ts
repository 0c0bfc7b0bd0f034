/** Bytes as people read them: `9,5 MB`. A megabyte has 1,048,576. */
export const sizeText = (bytes: number, locale: string): string => {
  const [value, unit] = bytes < 1024 * 1024 ? [bytes / 1024, 'kB'] : [bytes / 1024 / 1024, 'MB'];
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: unit === 'kB' ? 0 : 1 }).format(Math.max(value, unit === 'kB' ? 1 : 0))} ${unit}`;
};

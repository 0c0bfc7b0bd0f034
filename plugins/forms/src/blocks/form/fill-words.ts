/** Words with their places filled: `Persoon {number} van {count}`. */
export const fillWords = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

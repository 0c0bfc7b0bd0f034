const canonical = (query: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(
    Object.entries(query)
      .filter(([, value]) => value !== undefined && value !== '' && value !== null)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** Whether two list queries ask for the same rows; what is left out and what is empty are the same. */
export const isSameQuery = (a: object, b: object): boolean =>
  canonical(a as Readonly<Record<string, unknown>>) === canonical(b as Readonly<Record<string, unknown>>);

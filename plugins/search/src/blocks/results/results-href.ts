interface Question {
  readonly term: string;
  readonly kind?: string;
  /** Locale of what is found, where it is another than that of the page. */
  readonly language?: string;
  /** Results shown, where they are more than the first ones. */
  readonly show?: number | undefined;
}

/** The address of results: `/zoeken?q=orgel&show=20#result-11`. */
export function resultsHref(path: string, { term, kind = '', language = '', show }: Question, hash = ''): string {
  const query = new URLSearchParams({ q: term });
  if (kind) query.set('kind', kind);
  if (language) query.set('language', language);
  if (show) query.set('show', String(show));
  return `${path}?${query.toString()}${hash}`;
}

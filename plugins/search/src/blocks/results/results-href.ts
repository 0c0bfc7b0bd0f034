interface Question {
  readonly term: string;
  readonly kind?: string;
  /** Results shown, where they are more than the first ones. */
  readonly show?: number | undefined;
}

/** The address of results: `/zoeken?q=orgel&show=20#result-11`. */
export function resultsHref(path: string, { term, kind = '', show }: Question, hash = ''): string {
  const query = new URLSearchParams({ q: term });
  if (kind) query.set('kind', kind);
  if (show) query.set('show', String(show));
  return `${path}?${query.toString()}${hash}`;
}

/** A page as search sees it. */
export interface RelevancePage {
  readonly path: string;
  readonly title: string;
  /** What search engines are told of it; empty where nothing is. */
  readonly description: string;
  readonly sections: readonly RelevanceSection[];
}

/** What stands under one heading, which is empty before the first one. */
export interface RelevanceSection {
  readonly heading: string;
  readonly text: string;
}

/** How a query is hard: what it asks for stands otherwise on the page. */
export type QueryKind = 'compound' | 'apart' | 'inflection' | 'typo' | 'synonym' | 'phrase' | 'question' | 'broad';

/** A query and the pages that a visitor who asks it would call right. */
export interface RelevanceQuery {
  readonly query: string;
  readonly kind: QueryKind;
  /** By path: 3 is what was looked for, 2 answers it too, 1 is about something near it. What is missing is wrong. */
  readonly right: Readonly<Record<string, number>>;
}

/** Queries in two halves, of which search is tuned on one alone. */
export interface RelevanceQueries {
  readonly tuned: readonly RelevanceQuery[];
  readonly held: readonly RelevanceQuery[];
}

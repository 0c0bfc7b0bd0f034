/** One of the two indexes. */
export type Side = 'a' | 'b';

/** The tables of an index. */
export interface SideTables {
  /** What questions are held against: all that a page says, and little else. */
  readonly match: string;
  readonly page: string;
  readonly section: string;
  readonly word: string;
}

export const tablesOf = (side: Side): SideTables => ({
  match: `site_search_match_${side}`,
  page: `site_search_page_${side}`,
  section: `site_search_section_${side}`,
  word: `site_search_word_${side}`,
});

export const otherSide = (side: Side): Side => (side === 'a' ? 'b' : 'a');

/** Tables that are made of live pages: no backup holds them. */
export const derivedTables = [
  'site_search_state',
  'site_search_file',
  ...(['a', 'b'] as const).flatMap((side) => Object.values(tablesOf(side))),
];

import type { Lectern } from '#server/kernel/lectern.ts';

/** The intervals that page types say, in days by type, as JSON. */
export const intervalsOf = (pageTypes: Lectern['pageTypes']): string =>
  JSON.stringify(
    Object.fromEntries([...pageTypes.entries()].flatMap(([type, { review }]) => (review ? [[type, review.everyDays]] : []))),
  );

/**
 * SQL of when a row of `lectern_page` is to be looked at again: its interval after its publication, or after somebody said that
 * it is still correct. Null for never, and for a page that is not live. `intervals` is the placeholder of `intervalsOf`.
 */
export const dueSQL = (intervals: string): string => `(select greatest(b.published_at, k.confirmed_at)
    + make_interval(days => nullif(coalesce(k.every_days, (${intervals}::jsonb ->> lectern_page.type)::int), 0))
  from lectern_publication b left join lectern_page_upkeep k on k.page_id = b.page_id where b.id = lectern_page.publication_id)`;

import type { PageTypeDefinition } from '#contract/page-type.ts';

/** The day by which pages of a type are ordered; empty where they are not, or this one has none that a database knows: its first year is 1. */
export function dayOf(pageType: PageTypeDefinition | undefined, typeData: Readonly<Record<string, unknown>>): string {
  const column = pageType?.list.sort?.column;
  const value = column === undefined ? undefined : typeData[column];
  return typeof value === 'string' && /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(value) ? value : '';
}

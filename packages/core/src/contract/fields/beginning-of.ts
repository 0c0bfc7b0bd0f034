// Apart from the sets of fields: forms in a browser need it, and no schemas.
import type { FieldEditor } from './field.ts';

/** The values that a new block, item or page begins with on a day: `YYYY-MM-DD`, in the site's time zone. */
export const beginningOf = (
  editors: Readonly<Record<string, Pick<FieldEditor, 'initial' | 'begins'>>>,
  today: string,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(editors).map(([name, { initial, begins }]) => [name, begins === 'today' ? today : initial]));

import * as z from 'zod';
import type { LoadedBlock, PageView } from '../../page-view.ts';
import type { StandingAt } from '../../page-source.ts';

/** What a process without a database asks one that has it: the methods of a page source, by name. */
export const sourceQuestion = z.discriminatedUnion('ask', [
  z.strictObject({ ask: z.literal('view'), path: z.string(), search: z.string() }),
  z.strictObject({ ask: z.literal('find'), path: z.string() }),
  z.strictObject({ ask: z.literal('leading'), spellings: z.array(z.string()).max(4) }),
  z.strictObject({
    ask: z.literal('load'),
    path: z.string(),
    search: z.string(),
    key: z.string(),
    query: z.record(z.string(), z.string()),
    cookie: z.string().nullable(),
  }),
]);

export type SourceQuestion = z.output<typeof sourceQuestion>;

/** What stands there, as `value`; null for nothing. */
export interface SourceAnswer {
  readonly value: PageView | StandingAt | LoadedBlock | null;
}

import * as z from 'zod';

/**
 * The bounds of a draft, which protect the database and nothing else: what a field allows is far less, and is demanded by
 * publishing. Characters of one text, items of one list.
 */
export const draftLimits = { text: 1_000_000, items: 10_000 } as const;

/** Any text, as long as a draft may hold one. */
export const draftText: z.ZodType<string> = z.string().max(draftLimits.text, 'V_14');

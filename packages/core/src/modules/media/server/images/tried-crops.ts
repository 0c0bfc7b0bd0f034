import { LecternError } from '#contract/errors.ts';
import type { Asking } from '#server/database/asking.ts';
import type { Asker } from './work-queue.ts';

/** Bytes of the cuts that one person may try within an hour, after which nothing of them is left. */
export const mostTried = 100_000_000;

/** Whose try it is where a preview waits for a cut; null where a page is to have it. */
export const triedBy = (asker: Asker, crop: string): string | null =>
  asker.for === 'preview' && crop !== '' ? String(asker.person) : null;

/** Refuses one more try with G_18 where this person tried as much as they may. */
export async function assertFewTried(em: Asking, person: string): Promise<void> {
  const [tried] = await em.execute<{ bytes: string; seconds: number }[]>(
    `select coalesce(sum(size), 0) as bytes, ceil(extract(epoch from min(created_at) + interval '1 hour' - now()))::integer as seconds
     from lectern_rendition where tried_by = ? and created_at > now() - interval '1 hour'`,
    [person],
  );
  if (tried && Number(tried.bytes) >= mostTried)
    throw new LecternError({ code: 'G_18' }, { retryAfter: Math.max(1, tried.seconds) });
}

/** A cut, by its original. */
interface Cut {
  readonly original: string;
  readonly crop: string;
}

/** Keeps cuts that were only tried so far, because a page is to have them. Answers with those that are still there. */
export const keepTried = <Tried extends Cut>(em: Asking, tried: readonly Tried[]): Promise<Cut[]> =>
  em.execute<Cut[]>(
    `update lectern_rendition r set tried_by = null from jsonb_to_recordset(?::jsonb) as w(original text, crop text)
     where r.original_hash = w.original and r.crop = w.crop returning w.original, w.crop`,
    [JSON.stringify(tried.map(({ original, crop }) => ({ original, crop })))],
  );

import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { IncomingContent } from '#modules/pages/server/public.ts';
import { contentParts, hashOf } from '../translate/content-parts.ts';
import type { ContentPart } from '../translate/content-parts.ts';

type Database = Pick<SqlEntityManager, 'execute'>;
type Registries = Pick<Lectern, 'blocks' | 'pageTypes'>;

/** A part of a page that says what a machine wrote, and that no person has read yet. */
export interface UnreadPart {
  readonly part: string;
  /** Names what it says. */
  readonly hash: string;
}

/** The parts of what a page says now that a machine wrote and no person has read, changed or approved since. */
export async function unreadParts(
  app: Registries,
  em: Database,
  page: { readonly id: string; readonly type: string; readonly content: IncomingContent },
): Promise<UnreadPart[]> {
  const rows = await em.execute<{ part: string; hash: string }[]>(
    'select part, text_hash as hash from lectern_machine_text where page_id = ? and read_at is null',
    [page.id],
  );
  if (rows.length === 0) return [];
  const unread = new Set(rows.map(({ part, hash }) => `${part} ${hash}`));
  return contentParts(app, page.type, page.content)
    .map((part) => ({ part: part.name, hash: hashOf(part) }))
    .filter(({ part, hash }) => unread.has(`${part} ${hash}`));
}

/** Notes which of the texts of a machine stand in the latest version, so that unread ones are counted without reading pages. */
export async function noteStanding(em: Database, pageID: string, parts: readonly ContentPart[]): Promise<void> {
  const standing = parts.map((part) => `${part.name} ${hashOf(part)}`);
  await em.execute(
    `update lectern_machine_text set is_standing = not is_standing
     where page_id = ? and is_standing <> (part || ' ' || text_hash in (select jsonb_array_elements_text(?::jsonb)))`,
    [pageID, JSON.stringify(standing)],
  );
}

interface WrittenPart {
  readonly name: string;
  readonly hash: string;
  /** Of what it was translated from; empty where a text of it was refused, so that it is translated again. */
  readonly sourceHash: string;
}

/** Marks parts as written by a machine. */
export async function markWritten(
  em: Database,
  pageID: string,
  { parts, now }: { readonly parts: readonly WrittenPart[]; readonly now: Date },
): Promise<void> {
  await em.execute(
    `insert into lectern_machine_text (page_id, part, text_hash, source_hash, is_standing, read_at, written_at)
     select ?::uuid, part, hash, source, true, null, ?::timestamptz
     from jsonb_to_recordset(?::jsonb) as written (part text, hash text, source text)
     on conflict (page_id, part, text_hash)
     do update set source_hash = excluded.source_hash, is_standing = true, read_at = null, written_at = excluded.written_at`,
    [pageID, now, JSON.stringify(parts.map(({ name, hash, sourceHash }) => ({ part: name, hash, source: sourceHash })))],
  );
}

/** From what each part of a translation was last translated by a machine: the hashes of the source, by the names of the parts. */
export async function translatedFrom(em: Database, pageID: string): Promise<ReadonlyMap<string, string>> {
  const rows = await em.execute<{ part: string; source: string }[]>(
    `select distinct on (part) part, source_hash as source from lectern_machine_text
     where page_id = ? order by part, written_at desc`,
    [pageID],
  );
  return new Map(rows.map(({ part, source }) => [part, source]));
}

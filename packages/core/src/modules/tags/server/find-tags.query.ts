import type { Pool } from 'pg';
import type { Actor } from '#server/kernel/actor.ts';
import { escapeLike } from '#server/database/escape-like.ts';
import { fail as failWith } from '#contract/refusing.ts';
import { foldTerm } from '../tag-term.ts';
import type { AskedTag, Tag } from '../tags.schema.ts';

/** Tags that an answer to a search holds. */
const mostFound = 20;

const living = 't.merged_into is null and t.deleted_at is null';

/** What a visitor reads of tags are those of live pages: a tag is made before what it is for is public. */
const onLivePages = `exists (select from lectern_reference r join lectern_tag own on own.id::text = r.target
  where r.kind = 'tag' and r.owner_kind = 'live-page' and coalesce(own.merged_into, own.id) = t.id)`;

const seenBy = (actor: Actor): string => (actor.kind === 'visitor' ? onLivePages : 'true');

interface Which {
  readonly actor: Actor;
  readonly isPrivate: boolean;
}

/** Every public or private tag, by name. */
export async function fetchTags(pool: Pick<Pool, 'query'>, { actor, isPrivate }: Which): Promise<Tag[]> {
  const { rows } = await pool.query<Tag>(
    `select t.id, t.term, t.is_private as "isPrivate" from lectern_tag t
     join lectern_tag_name own on own.tag_id = t.id and not own.is_synonym
     where ${living} and t.is_private = $1 and ${seenBy(actor)} order by own.folded collate "C"`,
    [isPrivate],
  );
  return rows;
}

/** Public or private tags of which a name holds the term: first the tag that is called so, then those that begin with it. */
export async function searchTags(
  pool: Pick<Pool, 'query'>,
  { term, actor, isPrivate }: Which & { readonly term: string },
): Promise<Tag[]> {
  const folded = foldTerm(term);
  const { rows } = await pool.query<Tag>(
    `select t.id, t.term, t.is_private as "isPrivate" from lectern_tag t
     join (select tag_id, min(case when folded = $2 then 0 when starts_with(folded, $2) then 1 else 2 end) as place
       from lectern_tag_name where folded like $3 group by tag_id) found on found.tag_id = t.id
     join lectern_tag_name own on own.tag_id = t.id and not own.is_synonym
     where ${living} and t.is_private = $1 and ${seenBy(actor)} order by found.place, own.folded collate "C" limit ${mostFound}`,
    [isPrivate, folded, `%${escapeLike(folded)}%`],
  );
  return rows;
}

/** The tags that ids stand for, each once, in their order. */
export async function askTags(pool: Pick<Pool, 'query'>, ids: readonly string[]): Promise<AskedTag[]> {
  const asked = [...new Set(ids)];
  if (asked.length === 0) return [];
  const { rows } = await pool.query<Tag & { readonly asked: string }>(
    `select own.id as asked, t.id, t.term, t.is_private as "isPrivate" from lectern_tag own
     join lectern_tag t on t.id = coalesce(own.merged_into, own.id)
     where own.id = any($1::uuid[]) and t.deleted_at is null`,
    [asked],
  );
  const found = new Map(rows.map(({ asked: id, ...tag }) => [id, tag]));
  return asked.map((id) => ({ id, tag: found.get(id) ?? null }));
}

/** Refuses (V_06) what a tag is called already. */
export async function refuseTakenTerm(pool: Pick<Pool, 'query'>, term: string): Promise<void> {
  const { rows } = await pool.query('select from lectern_tag_name where folded = $1', [foldTerm(term)]);
  if (rows.length > 0) failWith('taken', 'tag');
}

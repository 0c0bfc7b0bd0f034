import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { LecternError } from '#contract/errors.ts';
import { advisoryLock } from '#server/kernel/advisory-lock.ts';
import { foldTerm } from '../tag-term.ts';
import { fail } from './fail.ts';
import { Tag } from './tag.entity.ts';

/** A name of a tag, with the field of the call that gave it. */
export interface GivenName {
  readonly name: string;
  readonly property: string;
}

/** Lets one change of tags in at a time, until the end of the transaction. */
export const lockTags = (em: SqlEntityManager): Promise<unknown> =>
  em.execute(`select pg_advisory_xact_lock(${advisoryLock('tags/change')})`);

/** A tag that is there; G_64 where it was merged or deleted, or never was. */
export const livingTag = async (em: SqlEntityManager, id: string, property?: string): Promise<Tag> =>
  (await em.findOne(Tag, { id, mergedInto: null, deletedAt: null })) ?? fail('noTag', property);

/** The other names of a tag, in their order. */
export async function synonymsOf(em: SqlEntityManager, id: string): Promise<readonly string[]> {
  const rows = await em.execute<{ name: string }[]>(
    'select name from lectern_tag_name where tag_id = ? and is_synonym order by folded collate "C"',
    [id],
  );
  return rows.map(({ name }) => name);
}

/** Refuses (V_06) names that another tag has, all of them at once. `id`: the tag that may have them; undefined for a new one. */
async function refuseTaken(em: SqlEntityManager, id: string | undefined, given: readonly GivenName[]): Promise<void> {
  const rows = await em.execute<{ folded: string }[]>(
    `select folded from lectern_tag_name
     where folded in (select jsonb_array_elements_text(?::jsonb)) and tag_id is distinct from ?::uuid`,
    [JSON.stringify(given.map(({ name }) => foldTerm(name))), id ?? null],
  );
  const taken = new Set(rows.map(({ folded }) => folded));
  const errors = given.flatMap(({ name, property }) => (taken.has(foldTerm(name)) ? [{ property, code: 'V_06' }] : []));
  if (errors.length > 0) throw new LecternError(errors);
}

/** Gives a tag its names and takes those that it had. A synonym that is the same as the term, or as another one, is left out. */
export async function writeNames(
  em: SqlEntityManager,
  id: string,
  { term, synonyms }: { readonly term: string; readonly synonyms: readonly string[] },
): Promise<void> {
  await refuseTaken(em, id, [
    { name: term, property: 'term' },
    ...synonyms.map((name, index) => ({ name, property: `synonyms.${index}` })),
  ]);
  const names = new Map([[foldTerm(term), term]]);
  for (const name of synonyms) if (!names.has(foldTerm(name))) names.set(foldTerm(name), name);
  const rows = [...names].map(([folded, name]) => ({ folded, name, is_synonym: name !== term }));
  await em.execute('delete from lectern_tag_name where tag_id = ?', [id]);
  await em.execute(
    `insert into lectern_tag_name (folded, name, is_synonym, tag_id)
     select r.folded, r.name, r.is_synonym, ?::uuid
     from jsonb_to_recordset(?::jsonb) as r(folded text, name text, is_synonym boolean)`,
    [id, JSON.stringify(rows)],
  );
}

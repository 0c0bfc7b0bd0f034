import { defineCommand } from '#server/kernel/command.ts';
import type { GlossaryTerm, NewTerm } from '../../glossary.schema.ts';
import { mostTerms } from '../../glossary.schema.ts';
import { fail } from '../fail.ts';
import { foldedTerm } from '../machine/matched-terms.ts';

/** Says how a term is translated, in the place of what was said of it before. V_14 where the glossary is full. */
export const setTerm = defineCommand<NewTerm, GlossaryTerm>('glossary.set', async (context, { from, to, source, target }) => {
  const { app, em, now, authorize, audit } = context;
  authorize('manage-glossary');
  const { availableLocales } = app.settings;
  if (!availableLocales.includes(from)) fail('invalid', 'from');
  if (!availableLocales.includes(to) || from === to) fail('invalid', 'to');
  await em.execute(`select pg_advisory_xact_lock(hashtext('lectern_glossary_term'))`);
  const folded = foldedTerm(source);
  const [row] = await em.execute<{ total: number }[]>(
    `select count(*)::int as total from lectern_glossary_term where source_locale = ? and target_locale = ? and folded <> ?`,
    [from, to, folded],
  );
  if ((row?.total ?? 0) >= mostTerms) fail('tooLong', 'source', { maximum: mostTerms });
  const [written] = await em.execute<{ id: string }[]>(
    `insert into lectern_glossary_term (id, source_locale, target_locale, folded, source, target, updated_at)
     values (?, ?, ?, ?, ?, ?, ?)
     on conflict on constraint lectern_glossary_term_unique
     do update set source = excluded.source, target = excluded.target, updated_at = excluded.updated_at
     returning id`,
    [crypto.randomUUID(), from, to, folded, source, target, now],
  );
  const id = written?.id ?? fail('unforeseen');
  audit({ entity: 'glossary-term', entityID: id, changes: { from, to, source, target } });
  return { id, source, target };
});

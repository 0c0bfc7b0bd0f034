import { defineCommand } from '#server/kernel/command.ts';
import { fail } from '../fail.ts';

/** Takes a term out of the glossary. G_04 where it is not there (any more). */
export const removeTerm = defineCommand<{ readonly id: string }, void>('glossary.remove', async (context, { id }) => {
  const { em, authorize, audit } = context;
  authorize('manage-glossary');
  const [row] = await em.execute<{ source: string; from: string; to: string }[]>(
    `delete from lectern_glossary_term where id = ? returning source, source_locale as "from", target_locale as "to"`,
    [id],
  );
  if (!row) fail('notFound');
  audit({ entity: 'glossary-term', entityID: id, changes: { ...row } });
});

import type * as z from 'zod';
import { defineCommand } from '#server/kernel/command.ts';
import { authorizePage, currentContent, storedContent } from '#modules/pages/server/public.ts';
import type { approveInput } from '../../machine.schema.ts';
import { noteStanding } from '../machine/machine-texts.ts';
import { fail } from '../fail.ts';
import { contentParts } from '../translate/content-parts.ts';
import { findLocked } from './change-pages.ts';

interface ApproveTextsInput extends z.output<typeof approveInput> {
  readonly pageID: string;
}

/** Says of texts that a machine wrote that they are right, as somebody read them: other words than those stay marked. */
export const approveTexts = defineCommand<ApproveTextsInput, void>('page-texts.approve', async (context, { pageID, parts }) => {
  const { app, em, now, audit } = context;
  const { page, version } = (await findLocked(context, pageID)) ?? fail('noPage');
  await authorizePage(em, context, { permission: 'edit-page', page });
  const rows = await em.execute<{ part: string }[]>(
    `update lectern_machine_text set read_at = ?::timestamptz
     where page_id = ? and read_at is null and (part, text_hash) in
       (select part, hash from jsonb_to_recordset(?::jsonb) as read (part text, hash text))
     returning part`,
    [now, pageID, JSON.stringify(parts)],
  );
  const content = storedContent(app, page.type, await currentContent({ app, em }, page.type, version));
  await noteStanding(em, pageID, contentParts(app, page.type, content));
  if (rows.length > 0) audit({ entity: 'page', entityID: pageID, changes: { approved: rows.map(({ part }) => part) } });
});

import type { Actor } from '#server/kernel/actor.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { can } from '#server/kernel/policy.ts';
import { findStoredPage, pageSubject, storedContent } from '#modules/pages/server/public.ts';
import type { UnreadTexts } from '../../machine.schema.ts';
import { fail } from '../fail.ts';
import { labelOfPart } from '../translate/label-of-part.ts';
import { unreadParts } from './machine-texts.ts';

/** What a machine wrote in the latest version of a page and no person has read. PM_01 for who may not view it. */
export async function readUnread(app: Lectern, actor: Actor, pageID: string): Promise<UnreadTexts> {
  const em = app.em();
  const { page, version } = await findStoredPage(app, 'page', pageID);
  if (!can(actor, 'view-page', await pageSubject(em, actor, page))) fail('noPage');
  const content = storedContent(app, page.type, version);
  const parts = await unreadParts(app, em, { ...page, content });
  return {
    revision: version.revision,
    parts: parts.map(({ part, hash }) => ({ part, hash, label: labelOfPart(app, content, part) })),
  };
}

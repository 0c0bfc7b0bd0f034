import type { Actor } from '#server/kernel/actor.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { can } from '#server/kernel/policy.ts';
import { findStoredPage, pageSubject, storedContent } from '#modules/pages/server/public.ts';
import { fail } from '../fail.ts';
import { contentParts } from './content-parts.ts';

/** A page that an actor may view, with what it says. PM_01 where there is none for them. */
export async function readPage(app: Lectern, actor: Actor, id: string) {
  const { page, version } = await findStoredPage(app, 'page', id);
  if (!can(actor, 'view-page', await pageSubject(app.em(), actor, page))) fail('noPage');
  const content = storedContent(app, page.type, version);
  return { ...page, title: version.title, content, parts: contentParts(app, page.type, content) };
}

/** A page as it stands, nothing locked. */
export type ReadPage = Awaited<ReturnType<typeof readPage>>;

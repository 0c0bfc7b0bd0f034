import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '#server/kernel/actor.ts';
import type { CommandContext } from '#server/kernel/command.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { can } from '#server/kernel/policy.ts';
import { lockPageRow, Page, pageSubject } from '../../pages/server/public.ts';
import { fail } from './fail.ts';

/** Whether somebody may see a page, and so read and write what is said about it. */
export const maySee = async (em: Pick<SqlEntityManager, 'execute'>, actor: Actor, page: Page): Promise<boolean> =>
  can(actor, 'view-page', await pageSubject(em, actor, page));

/** A page that the actor may see. PM_01 for every other one, as if it were not there. */
export async function findSeenPage(app: Lectern, actor: Actor, id: string): Promise<Page> {
  const em = app.em();
  const page = (await em.findOne(Page, { id })) ?? fail('noPage');
  return (await maySee(em, actor, page)) ? page : fail('noPage');
}

const seen = 'whoever sees a page may say something about it; for all others it is not there';

/** The same in a command, locked until the end of its transaction. */
export async function lockSeenPage({ em, actor, allowEveryone }: CommandContext, id: string): Promise<Page> {
  const page = await lockPageRow(em, id);
  if (!(await maySee(em, actor, page))) fail('noPage');
  allowEveryone(seen);
  return page;
}

interface FoundThread {
  readonly id: string;
  readonly isResolved: boolean;
  readonly page: Page;
}

/** A thread by its id or that of a comment in it, with its page, which is locked. G_27 where there is none that the actor may see. */
export async function lockSeenThread({ em, actor, allowEveryone }: CommandContext, id: string): Promise<FoundThread> {
  const [found] = await em.execute<{ id: string; pageID: string }[]>(
    `select t.id, t.page_id as "pageID" from lectern_comment_thread t join lectern_page p on p.id = t.page_id
     where p.deleted_at is null and (t.id = ? or t.id = (select thread_id from lectern_comment where id = ?))`,
    [id, id],
  );
  if (!found) return fail('noComment');
  const page = await lockPageRow(em, found.pageID);
  if (!(await maySee(em, actor, page))) fail('noComment');
  allowEveryone(seen);
  // Whoever held the lock may have resolved it.
  const [now] = await em.execute<{ isResolved: boolean }[]>(
    'select resolved_at is not null as "isResolved" from lectern_comment_thread where id = ?',
    [found.id],
  );
  return { id: found.id, isResolved: now?.isResolved ?? false, page };
}

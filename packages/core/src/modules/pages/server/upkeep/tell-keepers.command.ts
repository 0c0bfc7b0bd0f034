import { defineCommand } from '#server/kernel/command.ts';
import { queueMail } from '#modules/mail/server/public.ts';
import type { Page } from '../page/page.entity.ts';
import { peopleWhoMay } from '../rights/page-people.ts';
import { dueSQL, intervalsOf } from './due-sql.ts';
import { dueMailName } from './due-mail-name.ts';

type DuePage = Pick<Page, 'id' | 'type' | 'locale' | 'translationGroup' | 'createdBy' | 'parentID'> & {
  readonly ownerID: number | null;
  readonly publishedBy: number | null;
};

/** Pages that are to be looked at again, and whose people were not told since they are. */
async function pagesToTell(em: { execute<Rows>(sql: string, values: unknown[]): Promise<Rows> }, intervals: string, now: Date) {
  return em.execute<DuePage[]>(
    `select due.* from (select lectern_page.id, lectern_page.type, locale, translation_group as "translationGroup",
         created_by as "createdBy", parent_id as "parentID", s.owner_id as "ownerID", l.published_by as "publishedBy", s.told_at,
         ${dueSQL('?')} as due_at
       from lectern_page join lectern_publication l on l.id = lectern_page.publication_id
         left join lectern_page_upkeep s on s.page_id = lectern_page.id
       where lectern_page.deleted_at is null) due
     where due_at <= ? and (told_at is null or told_at < due_at) order by due_at, id`,
    [intervals, now],
  );
}

/**
 * Tells the owner of each page that is to be looked at again, else who published it last: once for each time, and one mail for
 * all pages of a person. Whoever may no longer edit it, or cannot sign in, is passed over. Answers with how many were told of.
 */
export const tellKeepers = defineCommand<object, number>('page.tell-keepers', async (context) => {
  const { app, em, now, authorize, audit } = context;
  authorize('edit-page');
  const pages = await pagesToTell(em, intervalsOf(app.pageTypes), now);
  const ids = new Set(pages.flatMap(({ ownerID, publishedBy }) => [ownerID, publishedBy]).filter((id) => id !== null));
  const keepers = await peopleWhoMay(app, em, { permission: 'edit-page', ids: [...ids] });
  const told: { readonly id: string; readonly to: number }[] = [];
  for (const page of pages) {
    const able = (await keepers(page)).map(({ id }) => id);
    const to = [page.ownerID, page.publishedBy].find((id) => id !== null && able.includes(id));
    if (typeof to === 'number') told.push({ id: page.id, to });
  }
  if (told.length === 0) return 0;
  await em.execute(
    `insert into lectern_page_upkeep (page_id, told_at, told_to)
     select r.id, ?, r."to" from jsonb_to_recordset(?::jsonb) as r (id uuid, "to" int)
     on conflict (page_id) do update set told_at = excluded.told_at, told_to = excluded.told_to`,
    [now, JSON.stringify(told)],
  );
  for (const userID of new Set(told.map(({ to }) => to)))
    await queueMail(context, { template: dueMailName, to: { userID }, references: { toldAt: now.getTime() } });
  for (const { id, to } of told) audit({ entity: 'page', entityID: id, changes: { toldToReview: to } });
  return told.length;
});

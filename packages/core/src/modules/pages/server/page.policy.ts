import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../../../server/kernel/actor.ts';
import type { CommandContext, PrepareContext } from '../../../server/kernel/command.ts';
import { can } from '../../../server/kernel/policy.ts';
import type { ContentSubject } from '../../../server/kernel/policy.ts';
import type { PagePolicies } from '../page.schema.ts';
import type { Page } from './page.entity.ts';

type PageFacts = Pick<Page, 'id' | 'type' | 'locale' | 'translationGroup'> & {
  readonly createdBy?: number | null | undefined;
  readonly parentID?: string | null | undefined;
};

type Reader = Pick<SqlEntityManager, 'execute'>;

/** Whether any of an actor's permissions ends below a page; for others nobody asks what lies above one. */
export const isLimitedByPage = (actor: Actor): boolean =>
  actor.kind === 'user' && actor.permissions.some(({ parameters }) => parameters?.underPage !== undefined);

/** A page as policies see it: where the actor's permissions end below a page, with everything above it and their translations. */
export async function pageSubject(em: Reader, actor: Actor, page: PageFacts): Promise<ContentSubject> {
  const around = isLimitedByPage(actor) ? await pagesAround(em, page) : [];
  const pageAndAncestors = [page.id, ...around.filter((id) => id !== page.id)];
  return { type: page.type, locale: page.locale, createdBy: page.createdBy ?? null, pageAndAncestors };
}

/** As `pageSubject`, for the actor of a command: of most, nothing is read. */
export async function subjectIn(context: Pick<CommandContext, 'em' | 'actor'>, page: PageFacts): Promise<ContentSubject> {
  const none = { execute: () => Promise.resolve([] as never) };
  return pageSubject(isLimitedByPage(context.actor) ? context.em : none, context.actor, page);
}

/** Refuses (UM_01) before a command begins to work; its transaction asks again. */
export async function authorizePage(
  em: Reader,
  { actor, authorize }: Pick<PrepareContext, 'actor' | 'authorize'>,
  { permission, page }: { readonly permission: string; readonly page: PageFacts },
): Promise<void> {
  authorize(permission, await pageSubject(em, actor, page));
}

/** A page, what lies above it, and the translations of all of them. The page itself may still be about to be made. */
async function pagesAround(em: Reader, { parentID, translationGroup }: PageFacts): Promise<string[]> {
  const rows: { id: string }[] = await em.execute(
    `with recursive above (parent_id, translation_group) as (
       select parent_id, translation_group from lectern_page where id = ?::uuid
       union select page.parent_id, page.translation_group from lectern_page page join above on page.id = above.parent_id)
     select id from lectern_page
     where translation_group = ?::uuid or translation_group in (select translation_group from above)`,
    [parentID ?? null, translationGroup],
  );
  return rows.map((row) => row.id);
}

export function pagePolicies(actor: Actor, subject: ContentSubject): PagePolicies {
  return {
    canEdit: can(actor, 'edit-page', subject),
    canPublish: can(actor, 'publish-page', subject),
    canDelete: can(actor, 'delete-page', subject),
  };
}

import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '#server/kernel/actor.ts';
import type { CommandContext, PrepareContext } from '#server/kernel/command.ts';
import { can } from '#server/kernel/policy.ts';
import type { ContentSubject } from '#server/kernel/policy.ts';
import type { PagePolicies } from '../../page.schema.ts';
import type { Page } from '../page/page.entity.ts';

type PageFacts = Pick<Page, 'id' | 'type' | 'locale' | 'translationGroup'> & {
  readonly createdBy?: number | null | undefined;
  readonly parentID?: string | null | undefined;
};

type Reader = Pick<SqlEntityManager, 'execute'>;

/** A translation group that no page is in. */
const noGroup = '00000000-0000-0000-0000-000000000000';

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

/** A place below a page (null: the top) as policies see it: what is granted below the page that stands there says nothing of it. */
async function placeSubject(em: Reader, actor: Actor, page: PageFacts, parentID: string | null): Promise<ContentSubject> {
  const around = isLimitedByPage(actor) ? await pagesAround(em, { parentID, translationGroup: noGroup }) : [];
  return { type: page.type, locale: page.locale, createdBy: page.createdBy ?? null, pageAndAncestors: around };
}

type Asking = Pick<PrepareContext, 'actor' | 'authorize'>;

interface NewPlace {
  readonly page: PageFacts;
  /** The page below which it is to stand; null for the top. */
  readonly parent: PageFacts | null;
}

/** Refuses (UM_01) to put a page where the actor could make none, or below one that they may not see. */
export async function authorizePlace(em: Reader, { actor, authorize }: Asking, { page, parent }: NewPlace): Promise<void> {
  authorize('create-page', await placeSubject(em, actor, page, parent?.id ?? null));
  if (parent) authorize('view-page', await pageSubject(em, actor, parent));
}

/** Refuses (UM_01) to take a page from where the actor may change nothing, and as `authorizePlace` where it goes elsewhere. */
export async function authorizeMove(em: Reader, context: Asking, { page, parent }: NewPlace): Promise<void> {
  const from = page.parentID ?? null;
  context.authorize('edit-page', await placeSubject(em, context.actor, page, from));
  if (from !== (parent?.id ?? null)) await authorizePlace(em, context, { page, parent });
}

/** A page, what lies above it, and the translations of all of them. The page itself may still be about to be made. */
async function pagesAround(
  em: Reader,
  { parentID, translationGroup }: Pick<PageFacts, 'parentID' | 'translationGroup'>,
): Promise<string[]> {
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

/** Whether an actor may do with what a page becomes what they may not do with it as it is. */
export const gainsRights = (actor: Actor, before: ContentSubject, after: ContentSubject): boolean =>
  actor.kind === 'user' && actor.permissions.some(({ name }) => can(actor, name, after) && !can(actor, name, before));

/** `wasLive`: visitors read the page, now or before; then deleting it asks for the right to publish it too. */
export function pagePolicies(actor: Actor, subject: ContentSubject, wasLive: boolean): PagePolicies {
  const canPublish = can(actor, 'publish-page', subject);
  return {
    canEdit: can(actor, 'edit-page', subject),
    canPublish,
    canDelete: can(actor, 'delete-page', subject) && (canPublish || !wasLive),
  };
}

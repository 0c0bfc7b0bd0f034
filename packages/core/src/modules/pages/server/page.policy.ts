import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '../../../server/kernel/actor.ts';
import { fail } from './fail.ts';
import { can } from '../../../server/kernel/policy.ts';
import type { ContentSubject } from '../../../server/kernel/policy.ts';
import type { PagePolicies } from '../page.schema.ts';
import type { Page } from './page.entity.ts';

type PageFacts = Pick<Page, 'id' | 'type' | 'locale'> & {
  readonly createdBy?: number | null | undefined;
  readonly parentID?: string | null | undefined;
};

/** A page as policies see it, with everything above it. */
export async function pageSubject(em: Pick<SqlEntityManager, 'execute'>, page: PageFacts): Promise<ContentSubject> {
  const ancestors = page.parentID ? await ancestorsOf(em, page.parentID) : [];
  return { type: page.type, locale: page.locale, createdBy: page.createdBy ?? null, pageAndAncestors: [page.id, ...ancestors] };
}

/** Refuses (UM_01) before a command begins to work; its transaction asks again. */
export async function assertAllowed(
  em: Pick<SqlEntityManager, 'execute'>,
  { actor, permission, page }: { readonly actor: Actor; readonly permission: string; readonly page: PageFacts },
): Promise<void> {
  if (!can(actor, permission, await pageSubject(em, page))) fail('UM_01');
}

async function ancestorsOf(em: Pick<SqlEntityManager, 'execute'>, parentID: string): Promise<string[]> {
  const rows: { id: string }[] = await em.execute(
    `with recursive above (id, parent_id) as (
       select id, parent_id from lectern_page where id = ?
       union select page.id, page.parent_id from lectern_page page join above on page.id = above.parent_id)
     select id from above`,
    [parentID],
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

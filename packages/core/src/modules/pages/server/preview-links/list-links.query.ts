import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { userIDOf } from '#server/kernel/actor.ts';
import type { Actor } from '#server/kernel/actor.ts';
import { can } from '#server/kernel/policy.ts';
import type { PreviewLink } from '../../preview-links.calls.ts';
import type { Page } from '../page/page.entity.ts';
import { pageSubject } from '../rights/page.policy.ts';
import { peopleSQL } from '#modules/users/server/public.ts';

interface Row extends Pick<PreviewLink, 'id' | 'versionID' | 'number' | 'createdBy'> {
  readonly userID: number | null;
  readonly createdAt: Date;
  readonly endsAt: Date;
}

interface Asked {
  readonly em: SqlEntityManager;
  readonly actor: Actor;
  readonly page: Page;
  readonly now: Date;
}

/** The links to versions of a page that still work, the last made first. */
export async function listLinks({ em, actor, page, now }: Asked): Promise<readonly PreviewLink[]> {
  const rows = await em.execute<Row[]>(
    `select k.id, k.version_id as "versionID", v.number, u.name as "createdBy", k.created_by as "userID",
       k.created_at as "createdAt", k.ends_at as "endsAt"
     from lectern_preview_link k join lectern_page_version v on v.id = k.version_id
     left join ${peopleSQL} u on u.id = k.created_by
     where k.page_id = ? and k.revoked_at is null and k.ends_at > ? order by k.created_at desc limit 100`,
    [page.id, now],
  );
  const mayEdit = can(actor, 'edit-page', await pageSubject(em, actor, page));
  return rows.map(({ userID, createdAt, endsAt, ...link }) => ({
    ...link,
    createdAt: new Date(createdAt).toISOString(),
    endsAt: new Date(endsAt).toISOString(),
    canRevoke: mayEdit || userID === userIDOf(actor),
  }));
}

import type { List } from '#contract/list.ts';
import type { Actor } from '#server/kernel/actor.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { coveredPages, pageSubject } from '../../pages/server/public.ts';
import type { PublicationRequest } from '../publication.schema.ts';
import { presentRequest } from './request.presenter.ts';
import type { RequestRow } from './request.presenter.ts';
import { foldedSQL, holdsTerm } from '#server/database/folded-sql.ts';
import { listRows } from '#server/database/list-rows.ts';
import type { Put } from '#server/database/statement.ts';
import { namedUser } from '../../users/server/public.ts';

const columns = `r.id, r.page_id as "pageID", r.version_id as "versionID", v.number, v.title, p.type, p.locale, p.slug,
  (select live.path from lectern_published_page live where live.page_id = p.id) as "livePath",
  r.state, r.comment, ${namedUser('r.requested_by')} as "requestedBy", r.requested_by as "requesterID",
  r.requested_at as "requestedAt", r.feedback, ${namedUser('r.decided_by')} as "decidedBy", r.decided_at as "decidedAt",
  p.latest_version_id <> r.version_id as "hasNewerVersion",
  p.created_by as "createdBy", p.parent_id as "parentID", p.translation_group as "translationGroup"`;

const from = `lectern_publication_request r join lectern_page p on p.id = r.page_id and p.deleted_at is null
  join lectern_page_version v on v.id = r.version_id`;

interface Reading {
  readonly actor: Actor;
  /** Only requests of pages for which the actor holds this permission. */
  readonly permission: string;
  /** SQL of the rows that are meant. */
  readonly where: (put: Put) => string;
  readonly sortOrder: 'asc' | 'desc';
  /** In the title. */
  readonly searchTerm?: string;
  readonly pageIndex?: number;
  readonly pageSize?: number;
}

/** Requests as an actor sees them, by when they were made. */
export async function readRequests(app: Lectern, reading: Reading): Promise<List<PublicationRequest>> {
  const { actor, permission, where, sortOrder, searchTerm = '', pageIndex = 0, pageSize = 1 } = reading;
  const { database, settings } = app;
  const { rows, totalItems } = await listRows<RequestRow>(database, { pageIndex, pageSize }, (put) => {
    const covered = coveredPages(actor, permission, put);
    return {
      columns,
      from,
      where: [
        where(put),
        covered === 'true' ? undefined : `r.page_id in (select id from lectern_page where ${covered})`,
        holdsTerm(foldedSQL('v.title'), searchTerm, put),
      ],
      order: `r.requested_at ${sortOrder}`,
      unique: 'r.id',
    };
  });
  const em = app.em();
  const items: PublicationRequest[] = [];
  for (const row of rows)
    items.push(presentRequest(row, { settings, actor, subject: await pageSubject(em, actor, { ...row, id: row.pageID }) }));
  return { items, totalItems };
}

/** What was rejected and is still up to the requester: neither requested again nor published since. */
const isUnanswered = `r.state = 'rejected'
  and not exists (select from lectern_publication_request later where later.page_id = r.page_id and later.requested_at > r.requested_at)
  and not exists (select from lectern_publication done where done.page_id = r.page_id and done.published_at > r.decided_at)`;

/** SQL of the requests on which their requester waits, or which wait for their requester. */
export const ownRequests = {
  open: `r.state = 'open'`,
  rejected: isUnanswered,
  all: `(r.state = 'open' or (${isUnanswered}))`,
} as const;

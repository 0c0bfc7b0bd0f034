import { defineCommand } from '../../../../server/kernel/command.ts';
import { userIDOf } from '../../../../server/kernel/actor.ts';
import type { Operation } from '../../edits/operation.ts';
import type { Present } from '../../page.schema.ts';
import { fewEditsBetween, ofOthers } from '../edits/page-edits.ts';
import { fail } from '../fail.ts';
import { pageSubject } from '../page.policy.ts';
import { inTrash, Page } from '../page.entity.ts';
import { wordOrder } from '../../../../server/database/folded-sql.ts';

/** Seconds without a word after which somebody has gone. */
const patience = 15;

export interface PresenceInput {
  /** Of a page. */
  readonly id: string;
  /** The editor that tells: a tab. */
  readonly client: string;
  /** The revision that stands there. */
  readonly revision: number;
  /** The block at which the person is. */
  readonly block: string | null;
  /** The editor is being closed. */
  readonly isLeaving?: boolean | undefined;
}

export interface PresenceAnswer {
  readonly people: readonly Present[];
  readonly pageVersionID: string;
  readonly revision: number;
  /** What others did since the revision that was sent, in order; null where that is no longer known. */
  readonly operations: readonly Operation[] | null;
}

/** Notes that somebody has a page open, and tells who else has, and what they did meanwhile. */
export const notePresence = defineCommand<PresenceInput, PresenceAnswer>(
  'page.presence',
  async ({ em, actor, authorize }, { id, client, revision, block, isLeaving }) => {
    // Whoever deleted the page leaves it afterwards.
    const page = (await em.findOne(Page, { id }, isLeaving ? inTrash : {})) ?? fail('PM_01');
    authorize('view-page', await pageSubject(em, actor, page));
    if (isLeaving)
      await em.execute('delete from lectern_page_presence where client = ? and user_id = ?', [client, userIDOf(actor)]);
    else
      await em.execute(
        `with gone as (delete from lectern_page_presence where page_id = ? and seen_at < now() - interval '1 minute' and client <> ?)
         insert into lectern_page_presence (client, page_id, user_id, block_key, seen_at) values (?, ?, ?, ?, now())
         on conflict (client) do update set page_id = excluded.page_id, block_key = excluded.block_key, seen_at = excluded.seen_at
         where lectern_page_presence.user_id = excluded.user_id`,
        [id, client, client, id, userIDOf(actor), block],
      );
    const people = await em.execute<Present[]>(
      `select p.client, u.id as "userID", u.name, p.block_key as block
       from lectern_page_presence p join lectern_user u on u.id = p.user_id
       where p.page_id = ? and p.client <> ? and p.seen_at > now() - make_interval(secs => ?) order by ${wordOrder('u.name')}, p.client`,
      [id, client, patience],
    );
    const [head] = await em.execute<{ id: string; revision: number }[]>(
      'select id, revision from lectern_page_version where id = ?',
      [page.latestVersionID ?? null],
    );
    if (!head) return fail('PM_01');
    const edits = await fewEditsBetween(em, id, { after: revision, upTo: head.revision });
    const isKnown = edits.length === Math.max(0, head.revision - revision) && revision <= head.revision;
    return { people, pageVersionID: head.id, revision: head.revision, operations: isKnown ? ofOthers(edits, client) : null };
  },
);

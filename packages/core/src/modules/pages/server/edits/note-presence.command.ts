import { defineCommand } from '#server/kernel/command.ts';
import { userIDOf } from '#server/kernel/actor.ts';
import type { EditAuthor } from '../../edits/edit-author.ts';
import type { Operation } from '../../edits/operation.ts';
import type { LiveState, Present } from '../../page.schema.ts';
import { authorsOf, fewEditsBetween, ofOthers, operationsOf } from './page-edits.ts';
import { fail } from '../page/fail.ts';
import { presentLive } from '../page/page.presenter.ts';
import { pageSubject } from '../rights/page.policy.ts';
import { inTrash, Page } from '../page/page.entity.ts';
import type { PageVersion } from '../page/page-version.entity.ts';
import { wordOrder } from '#server/database/folded-sql.ts';
import { peopleSQL } from '#modules/users/server/public.ts';

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
  /** By whom and when they were made. */
  readonly authors: readonly EditAuthor[];
  /** What visitors read: somebody may have published it meanwhile, or taken it from the site. */
  readonly live: LiveState;
}

/** Notes that somebody has a page open, and tells who else has, and what they did meanwhile. */
export const notePresence = defineCommand<PresenceInput, PresenceAnswer>(
  'page.presence',
  async ({ app, em, actor, authorize }, { id, client, revision, block, isLeaving }) => {
    // Whoever deleted the page leaves it afterwards.
    const page = (await em.findOne(Page, { id }, isLeaving ? inTrash : {})) ?? fail('noPage');
    authorize('view-page', await pageSubject(em, actor, page));
    const userID = userIDOf(actor);
    if (isLeaving) await em.execute('delete from lectern_page_presence where client = ? and user_id = ?', [client, userID]);
    else
      await em.execute(
        `with gone as (delete from lectern_page_presence where page_id = ? and seen_at < now() - interval '1 minute'
           and (client, user_id) <> (?, ?))
         insert into lectern_page_presence (client, page_id, user_id, block_key, seen_at) values (?, ?, ?, ?, now())
         on conflict (client, user_id) do update
         set page_id = excluded.page_id, block_key = excluded.block_key, seen_at = excluded.seen_at`,
        [id, client, userID, client, id, userID, block],
      );
    const present = await em.execute<(Omit<Present, 'editor'> & { readonly client: string })[]>(
      `select p.client, u.id as "userID", u.name, p.block_key as block
       from lectern_page_presence p join ${peopleSQL} u on u.id = p.user_id
       where p.page_id = ? and (p.client, p.user_id) <> (?, ?) and p.seen_at > now() - make_interval(secs => ?)
       order by ${wordOrder('u.name')}, p.client`,
      [id, client, userID, patience],
    );
    // An editor's own id is what its edits are counted under: nobody else is told it.
    const people = present.map(({ client: tab, ...person }) => ({
      editor: app.signer.sign('pages/editor', `${person.userID} ${tab}`, 12),
      ...person,
    }));
    const [head] = await em.execute<
      (Pick<PageVersion, 'id' | 'revision' | 'sameAs' | 'sameRevision'> & { readonly livePath: string | null })[]
    >(
      `select id, revision, same_as as "sameAs", same_revision as "sameRevision",
         (select path from lectern_published_page where page_id = ?) as "livePath"
       from lectern_page_version where id = ?`,
      [id, page.latestVersionID ?? null],
    );
    if (!head) return fail('noPage');
    const edits = await fewEditsBetween(em, id, { after: revision, upTo: head.revision });
    const isKnown = edits.length === Math.max(0, head.revision - revision) && revision <= head.revision;
    const others = isKnown ? ofOthers(edits, { client, userID }) : [];
    return {
      people,
      pageVersionID: head.id,
      revision: head.revision,
      operations: isKnown ? operationsOf(others) : null,
      authors: authorsOf(others),
      live: presentLive(page, head, { settings: app.settings, livePath: head.livePath ?? undefined }),
    };
  },
);

import type { Actor } from '#server/kernel/actor.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { findStoredPage } from '../../pages/server/public.ts';
import type { Comment, CommentThread } from '../comments.calls.ts';
import { mentionedIn } from '../mentions.ts';
import { fail } from './fail.ts';
import { findSeenPage } from './see-page.ts';
import { peopleSQL } from '../../users/server/public.ts';

/** Resolved threads that are read with the open ones. */
const keptInSight = 200;

interface ThreadRow {
  readonly id: string;
  readonly blockKey: string | null;
  readonly property: string | null;
  readonly quote: string | null;
  readonly resolvedAt: Date | null;
  readonly resolvedBy: number | null;
  readonly resolverName: string | null;
}

interface CommentRow {
  readonly id: string;
  readonly threadID: string;
  readonly authorID: number | null;
  readonly authorName: string | null;
  readonly at: Date;
  readonly text: string;
}

const threadColumns = `t.id, t.block_key as "blockKey", t.property, t.quote, t.resolved_at as "resolvedAt",
  t.resolved_by as "resolvedBy", u.name as "resolverName", t.made_at`;
const threads = `lectern_comment_thread t left join ${peopleSQL} u on u.id = t.resolved_by where t.page_id = $1`;

const somebody = (id: number | null, name: string | null): Comment['author'] => (id === null ? null : { id, name });

/** The names of everybody whom these comments mention. */
async function namesIn({ pool }: Lectern, rows: readonly CommentRow[]): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(rows.flatMap(({ text }) => mentionedIn(text)))];
  if (ids.length === 0) return new Map();
  const found = await pool.query<{ id: number; name: string }>(
    `select id, name from ${peopleSQL} who where id = any($1::int[])`,
    [ids],
  );
  return new Map(found.rows.map(({ id, name }) => [id, name]));
}

/** The comments on a page, for somebody who may see it. PM_01 for everybody else. */
export async function readThreads(app: Lectern, actor: Actor, pageID: string): Promise<CommentThread[]> {
  await findSeenPage(app, actor, pageID);
  const { rows } = await app.pool.query<ThreadRow>(
    `select * from ((select ${threadColumns} from ${threads} and t.resolved_at is null)
       union all (select ${threadColumns} from ${threads} and t.resolved_at is not null order by t.resolved_at desc limit $2)) found
     order by made_at, id`,
    [pageID, keptInSight],
  );
  if (rows.length === 0) return [];
  const comments = await app.pool.query<CommentRow>(
    `select c.id, c.thread_id as "threadID", c.author_id as "authorID", u.name as "authorName", c.at, c.text
     from lectern_comment c left join ${peopleSQL} u on u.id = c.author_id where c.thread_id = any($1::uuid[]) order by c.number`,
    [rows.map(({ id }) => id)],
  );
  const names = await namesIn(app, comments.rows);
  const { version } = await findStoredPage(app, 'page', pageID);
  const isMine = (authorID: number | null): boolean => actor.kind === 'user' && actor.id === authorID;
  const present = ({ id, authorID, authorName, at, text }: CommentRow): Comment => ({
    id,
    author: somebody(authorID, authorName),
    at: at.toISOString(),
    text,
    mentions: mentionedIn(text).map((one) => ({ id: one, name: names.get(one) ?? null })),
    isMine: isMine(authorID),
  });
  const byThread = Map.groupBy(comments.rows, ({ threadID }) => threadID);
  return rows.map(({ id, blockKey, property, quote, resolvedAt, resolvedBy, resolverName }) => {
    const own = byThread.get(id) ?? [];
    return {
      id,
      blockKey,
      property,
      quote,
      hasPlace: blockKey === null || Object.hasOwn(version.blocks, blockKey),
      resolved: resolvedAt && { at: resolvedAt.toISOString(), by: somebody(resolvedBy, resolverName) },
      isMine: isMine(own[0]?.authorID ?? null),
      comments: own.map(present),
    };
  });
}

/** One of them. */
export async function readThread(app: Lectern, actor: Actor, { id, pageID }: { id: string; pageID: string }) {
  return (await readThreads(app, actor, pageID)).find((thread) => thread.id === id) ?? fail('noComment');
}

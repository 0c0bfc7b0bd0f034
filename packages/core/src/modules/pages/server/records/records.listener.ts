import { systemActor } from '#server/kernel/actor.ts';
import { listen } from '#server/kernel/events/listener.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { recordPublication } from './record-publication.command.ts';
import type { RecordedPublication } from './draw-record.ts';

const unrecordedSQL = `select b.id, b.page_id as "pageID", b.version_id as "versionID" from lectern_publication b
  join lectern_page p on p.id = b.page_id
  where p.deleted_at is null and not exists (select from lectern_publication_record r where r.publication_id = b.id)`;

async function record(app: Lectern, publications: readonly RecordedPublication[]): Promise<void> {
  for (const publication of publications) await app.execute(recordPublication, publication, systemActor('pages'));
}

/** Keeps what is live and is not kept yet: pages of an earlier release, and what could not be drawn at once. */
export async function recordLivePages(app: Lectern): Promise<void> {
  const { rows } = await app.pool.query<RecordedPublication>(`${unrecordedSQL} and b.ended_at is null order by b.published_at`);
  for (const publication of rows) {
    try {
      await record(app, [publication]);
    } catch (error) {
      app.log.warn({ err: error, publication: publication.id }, 'what visitors read could not be kept; it is tried again');
    }
  }
}

/** Keeps each publication as visitors read it, right after it went live. */
export const recordsListener = listen({
  on: ['page.published'],
  // Few, so that a process which ends is soon done with those that it began.
  batch: 25,
  async run(events, app: Lectern) {
    const { rows } = await app.pool.query<RecordedPublication>(
      `${unrecordedSQL} and (b.page_id, b.version_id) in (select * from unnest($1::uuid[], $2::uuid[])) order by b.published_at`,
      [events.map(({ payload }) => payload.pageID), events.map(({ payload }) => payload.versionID)],
    );
    await record(app, rows);
  },
});

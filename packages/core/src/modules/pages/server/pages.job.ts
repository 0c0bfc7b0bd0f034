import { setImmediate as breath } from 'node:timers/promises';
import { isLecternError } from '#contract/errors.ts';
import type { JobDefinition } from '#server/kernel/jobs.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { systemActor } from '#server/kernel/actor.ts';
import { emptyTrash } from './trash/purge-page.command.ts';
import { foldPage } from './edits/fold-edits.command.ts';
import { foldTroubles } from './edits/fold-troubles.ts';
import { graceOfLinks } from './preview-links/preview-link.entity.ts';
import { recordLivePages } from './records/records.listener.ts';
import { tellKeepers } from './upkeep/tell-keepers.command.ts';
import { thinVersions } from './versions/thin-versions.command.ts';

/** Days for which others can catch up on an edit, and an editor can send one again. */
const editsKept = 7;

/** Folds the edits of every page into its latest version. A page of which they cannot be folded is told, and left alone for an hour. */
export async function foldPages(app: Lectern): Promise<void> {
  const { rows } = await app.pool.query<{ id: string }>(
    `select p.id from lectern_page p join lectern_page_version v on v.id = p.latest_version_id
     where p.deleted_at is null and v.content_revision < v.revision order by v.updated_at`,
  );
  const troubles = app.service(foldTroubles);
  for (const { id } of rows) {
    if (troubles.isSetAside(id, app.now())) continue;
    try {
      await app.execute(foldPage, { id }, systemActor('pages'));
    } catch (error) {
      // It was deleted meanwhile.
      if (isLecternError(error) && error.errors[0]?.code === 'PM_01') continue;
      troubles.setAside(id, app.now());
      app.log.error({ err: error, pageID: id }, 'the edits of a page could not be folded');
    }
    await breath();
  }
}

/** Forgets edits that stand in their version for days. */
async function forgetEdits({ pool, now }: Lectern): Promise<void> {
  await pool.query(
    `delete from lectern_page_edit e using lectern_page_version v
     where v.id = e.version_id and e.revision <= v.content_revision and e.written_at < $1`,
    [new Date(now().getTime() - editsKept * 86_400_000)],
  );
}

/** Wholes in the trash that one transaction deletes for good. */
const atOnce = 50;

async function endTrash(app: Lectern): Promise<void> {
  let count = atOnce;
  while (count === atOnce) count = await app.execute(emptyTrash, { limit: atOnce }, systemActor('page-trash'));
}

/** Versions that one transaction thins out. */
const thinnedAtOnce = 200;

/** Deletes the versions that no rule keeps. */
export async function thinAllVersions(app: Lectern): Promise<void> {
  let count = 1;
  while (count > 0) count = await app.execute(thinVersions, { limit: thinnedAtOnce }, systemActor('pages'));
}

/** Forgets links that ended, once their time is over in any case. */
async function forgetLinks({ pool, now }: Lectern): Promise<void> {
  await pool.query('delete from lectern_preview_link where ends_at < $1', [new Date(now().getTime() - graceOfLinks)]);
}

/** Tells who keeps the pages that are to be looked at again. */
export async function tellAllKeepers(app: Lectern): Promise<void> {
  await app.execute(tellKeepers, {}, systemActor('pages'));
}

/** What edits leave to be done: they are folded each minute, and forgotten after a week. Versions become fewer with time; what is live is kept as visitors read it. What lies in the trash ends after its time, and so do links to previews. Who keeps a page is told each day which are to be looked at again. */
export const pagesJobs: Readonly<Record<string, JobDefinition<Lectern>>> = {
  'fold-edits': { cron: '* * * * *', run: (_, app) => foldPages(app) },
  'empty-trash': { cron: '37 * * * *', run: (_, app) => endTrash(app) },
  'thin-versions': { cron: '23 2 * * *', run: (_, app) => thinAllVersions(app) },
  'record-live-pages': { cron: '13 * * * *', run: (_, app) => recordLivePages(app) },
  'tell-keepers': { cron: '17 5 * * *', run: (_, app) => tellAllKeepers(app) },
  'forget-links': { cron: '43 3 * * *', run: (_, app) => forgetLinks(app) },
  'forget-edits': { cron: '53 3 * * *', run: (_, app) => forgetEdits(app) },
};

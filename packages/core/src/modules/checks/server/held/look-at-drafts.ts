import type { JobDefinition } from '#server/kernel/jobs.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { wantedChecks } from '../check-levels.ts';
import type { WantedCheck } from '../check-levels.ts';
import { makeChecks } from '../make-checks.ts';
import { readVersion } from '../read-version.ts';

/** Drafts that are read at once. */
const atOnce = 20;
/** Milliseconds after which the rest waits for the next time: checks draw pages, which others want to be drawn too. */
const longest = 60_000;

interface Draft {
  readonly page_id: string;
  readonly version_id: string;
  readonly revision: number;
}

/** Drafts that changed since they were looked at, or that were looked at by other checks; the last changed first. */
async function nextDrafts({ pool }: Lectern, checks: string): Promise<readonly Draft[]> {
  const { rows } = await pool.query<Draft>(
    `select p.id as page_id, v.id as version_id, v.revision from lectern_page p
     join lectern_page_version v on v.id = p.latest_version_id left join lectern_page_held h on h.page_id = p.id
     where p.deleted_at is null and p.published_version_id is distinct from p.latest_version_id
       and (h.version_id, h.revision, h.checks) is distinct from (v.id, v.revision, $1)
     order by v.updated_at desc, v.id limit ${atOnce}`,
    [checks],
  );
  return rows;
}

/** What holds a draft up. One that cannot be read is held up by that. */
async function findingsIn(app: Lectern, wanted: readonly WantedCheck[], { page_id, version_id }: Draft): Promise<number> {
  try {
    const made = await makeChecks(app, wanted, await readVersion(app, app.em(), version_id));
    return made.flatMap(({ findings }) => findings.filter(({ waiver }) => waiver === null)).length;
  } catch (error) {
    app.log.warn({ err: error, pageID: page_id }, 'a draft could not be looked at');
    return 1;
  }
}

/** Looks at the drafts that changed with the checks that stand in the way of a publication. */
export async function lookAtDrafts(app: Lectern): Promise<void> {
  const end = performance.now() + longest;
  const wanted = (await wantedChecks(app)).filter(({ level }) => level === 'block');
  if (wanted.length === 0) return void (await app.pool.query('delete from lectern_page_held'));
  const checks = wanted.map(({ name }) => name).join(' ');
  for (let drafts = await nextDrafts(app, checks); drafts.length > 0;) {
    for (const draft of drafts) {
      const findings = await findingsIn(app, wanted, draft);
      await app.pool.query(
        `insert into lectern_page_held (page_id, version_id, revision, checks, findings)
         select id, $2, $3, $4, $5 from lectern_page where id = $1
         on conflict (page_id) do update set version_id = excluded.version_id, revision = excluded.revision,
           checks = excluded.checks, findings = excluded.findings`,
        [draft.page_id, draft.version_id, draft.revision, checks, findings],
      );
    }
    drafts = performance.now() < end ? await nextDrafts(app, checks) : [];
  }
}

/** Looks at drafts now and then, so that those that are held up are known without a look at each. */
export const checkJobs: Readonly<Record<string, JobDefinition<Lectern>>> = {
  'look-at-drafts': { cron: '*/10 * * * *', run: (_, app) => lookAtDrafts(app) },
};

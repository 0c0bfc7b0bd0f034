import type { JobDefinition } from '#server/kernel/jobs.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { checkLink } from './check-link.ts';
import { takeUpAddresses } from './known-links.ts';
import type { ExternalRow } from './known-links.ts';

/** Addresses that are claimed at once. */
const atOnce = 50;
/** Hosts that are visited side by side. */
const hostsAtOnce = 5;
/** Milliseconds after which a run leaves the rest to the next one. */
const longestRun = 600_000;

/** Claims addresses that are due: for an hour no other process visits them. */
async function claimDue({ pool, now }: Lectern): Promise<readonly ExternalRow[]> {
  const { rows } = await pool.query<ExternalRow>(
    `update lectern_external_link set next_at = $1::timestamptz + interval '1 hour' where address in (
       select address from lectern_external_link where next_at <= $1 order by next_at, address limit ${atOnce} for update skip locked)
     returning *`,
    [now()],
  );
  return rows;
}

async function checkAll(app: Lectern, rows: readonly ExternalRow[]): Promise<void> {
  const hosts = [...Map.groupBy(rows, ({ address }) => new URL(address).hostname).values()];
  const visitNext = async (): Promise<void> => {
    for (let host = hosts.pop(); host; host = hosts.pop()) for (const row of host) await checkLink(app, row);
  };
  await Promise.all(Array.from({ length: hostsAtOnce }, visitNext));
}

/** Visits the addresses of other sites that are due: each once a week, one at a time of a host. */
export async function checkExternalLinks(app: Lectern): Promise<void> {
  const end = performance.now() + longestRun;
  await takeUpAddresses(app);
  for (let rows = await claimDue(app); rows.length > 0; rows = performance.now() < end ? await claimDue(app) : [])
    await checkAll(app, rows);
}

/** Each hour those whose week is over, so that they are spread by themselves. */
export const externalJobs: Readonly<Record<string, JobDefinition<Lectern>>> = {
  'check-external': { cron: '9 * * * *', run: (_, app) => checkExternalLinks(app) },
};

import { Client } from 'pg';
import { openApi } from './api.mjs';
import { stop, untilIdle } from './processes.mjs';
import { startSite } from './start.mjs';

/** Pages that are due at one moment. */
const crowd = 500;
/** Pages that are due one after the other, and seconds between them. */
const alone = 5;
const apart = 3;
const limits = { late: 5, crowd: 60 };

const seconds = (time) => `${time.toFixed(1)} s`;
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function makePages(api, count, name) {
  const ids = [];
  for (let index = 0; index < count; index += 1) {
    const page = { title: `${name} ${index}`, slug: `/${name}-${index}`, type: 'lectern/blank', locale: 'nl-NL', content: {} };
    ids.push((await api.call('POST', '/page/create', page)).pageID);
  }
  return ids;
}

/** Plans a page for a moment, and answers with that moment by the clock of the database. */
const planAt = (api, id, at) => api.call('POST', `/page/${id}/schedule`, { action: 'publish', at: at.toISOString() });

/** Seconds after its moment at which each page was live, the last one at last. */
async function lateness(client, ids, plannedAt) {
  for (;;) {
    const { rows } = await client.query(
      `select page_id as id, extract(epoch from published_at)::float8 as at from lectern_publication where page_id = any($1::uuid[])`,
      [ids],
    );
    if (rows.length === ids.length)
      return rows.map(({ id, at }) => at - plannedAt.get(id) / 1000).toSorted((one, other) => one - other);
    await pause(200);
  }
}

/** How late what is planned goes live: one page after the other, and many at one moment. */
export async function measureSchedule(given) {
  const { child, port, answered } = await startSite({ ...given, env: { ...given.env, LOG_LEVEL: 'warn' } });
  await answered;
  await untilIdle(child.pid);
  const client = new Client({ connectionString: given.env.DATABASE_URL });
  await client.connect();
  try {
    const api = await openApi(`http://localhost:${port}`);
    const few = await makePages(api, alone, 'los');
    const many = await makePages(api, crowd, 'samen');
    const begin = Date.now() + 5000;
    const single = new Map(few.map((id, index) => [id, begin + index * apart * 1000]));
    for (const [id, at] of single) await planAt(api, id, new Date(at));
    const late = await lateness(client, few, single);
    // After all of them are planned.
    const moment = Date.now() + 30_000;
    const together = new Map(many.map((id) => [id, moment]));
    for (const id of many) await planAt(api, id, new Date(moment));
    if (Date.now() >= moment) throw new Error('Planning took too long to measure what is due at once.');
    const last = (await lateness(client, many, together)).at(-1);
    return [
      {
        name: `a planned page goes live after its time, the latest of ${alone}`,
        value: seconds(late.at(-1)),
        limit: seconds(limits.late),
        holds: late.at(-1) <= limits.late && late[0] >= 0,
      },
      {
        name: `${crowd} pages that are due at one moment, the last of them`,
        value: seconds(last),
        limit: seconds(limits.crowd),
        holds: last <= limits.crowd,
      },
    ];
  } finally {
    await client.end();
    await stop(child);
  }
}

import { Client } from 'pg';
import { openApi } from './api.mjs';
import { stop, untilIdle } from './processes.mjs';
import { startSite } from './start.mjs';

const regions = 12;
const advisors = 40;
/** Appointments of each advisor: three a working day, from eight weeks before today on, with times between them. */
const appointmentsEach = 500;
const perDay = 3;
const rounds = 5;
const limit = 15;

const ms = (time) => `${time.toFixed(1)} ms`;
const at = (times, share) => times.toSorted((one, other) => one - other)[Math.floor(times.length * share)];
const plan = JSON.stringify([1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '17:00' })));

/** Puts regions, advisors and their appointments in the place of the site's own. */
async function fillPlanner(client) {
  await client.query('truncate planner_appointment, planner_absence, planner_outside, planner_region, planner_advisor');
  await client.query(
    `insert into planner_advisor (id, name, job_title, email, plan, exceptions)
     select gen_random_uuid(), 'Adviseur ' || n, 'Adviseur', 'adviseur-' || n || '@example.com', $1, '[]'
     from generate_series(1, $2::int) n`,
    [plan, advisors],
  );
  // Neighbours share an advisor.
  await client.query(
    `with numbered as (select id, row_number() over (order by name) - 1 as place from planner_advisor)
     insert into planner_region (id, name, shapes, postcodes, advisors, settings, created_at)
     select 'regio-' || r, 'Regio ' || r, '[]', '[]',
       (select jsonb_agg(id) from numbered where place % $1::int = r or place % $1::int = (r + 1) % $1::int and place < $1::int),
       '{"minimumNotice": 60}', now() from generate_series(0, $1::int - 1) r`,
    [regions],
  );
  await client.query(
    `insert into planner_appointment (id, reference, region_id, advisor_id, starts_at, ends_at, busy_from, busy_to, status,
       locale, created_at, changed_at)
     select gen_random_uuid(), 'AFS-' || a.place || '-' || n, 'regio-' || (a.place % $1::int), a.id, s, s + interval '1 hour', s,
       s + interval '75 minutes', 'confirmed', 'nl-NL', now(), now()
     from (select id, row_number() over (order by name) as place from planner_advisor) a
     cross join generate_series(0, $2::int - 1) n
     cross join lateral (select (
       (date_trunc('week', now()) - interval '8 weeks' + (n / $3::int / 5) * interval '7 days' + (n / $3::int % 5) * interval '1 day'
         + interval '9 hours' + (n % $3::int) * interval '3 hours')::timestamp at time zone 'Europe/Amsterdam') as s) t`,
    [regions, appointmentsEach, perDay],
  );
  await client.query('analyze');
}

const weekOf = (time) => {
  const thursday = new Date(time);
  thursday.setUTCDate(thursday.getUTCDate() + 4 - (thursday.getUTCDay() || 7));
  const year = thursday.getUTCFullYear();
  const week = Math.ceil((thursday - Date.UTC(year, 0, 1)) / 604_800_000);
  return `${year}-W${String(Math.max(week, 1)).padStart(2, '0')}`;
};

/** Every region in every week, in rounds of which the first warms up. */
async function askAll(api, weeks) {
  const asked = weeks.flatMap((week) => Array.from({ length: regions }, (_, region) => `region=regio-${region}&week=${week}`));
  const times = [];
  let slots = 0;
  for (let round = 0; round <= rounds; round += 1)
    for (const query of asked) {
      const started = performance.now();
      const { data } = await api.call('GET', `/planner/availability?${query}`);
      if (round > 0) times.push(performance.now() - started);
      slots += data.days.flatMap((day) => day.slots).length;
    }
  return { times, slots };
}

/** What a visitor waits for the times of a week, one region after the other. */
export async function measurePlanner(given) {
  const { child, port, answered } = await startSite({ ...given, env: { ...given.env, LOG_LEVEL: 'warn' } });
  await answered;
  await untilIdle(child.pid);
  const client = new Client({ connectionString: given.env.DATABASE_URL });
  await client.connect();
  try {
    await fillPlanner(client);
    const { rows } = await client.query('select count(*)::int as count from planner_appointment');
    const api = await openApi(`http://localhost:${port}`);
    const weeks = Array.from({ length: 8 }, (_, index) => weekOf(Date.now() + index * 604_800_000));
    const { times, slots } = await askAll(api, weeks);
    if (slots === 0) throw new Error('No week has a free time.');
    const p95 = at(times, 0.95);
    return [
      {
        name: `the times of a week: ${regions} regions, ${advisors} advisors, ${rows[0].count.toLocaleString('en')} appointments`,
        value: `p50 ${ms(at(times, 0.5))}, p95 ${ms(p95)}`,
        limit: `p95 ${limit} ms`,
        holds: p95 <= limit,
      },
    ];
  } finally {
    await client.end();
    await stop(child);
  }
}

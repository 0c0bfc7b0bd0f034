// Lectern over PostgreSQL with three listeners: how soon they hear of publications. Prints what it measured.
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import {
  contentApi,
  createLogger,
  loadSite,
  openDatabase,
  prepareSite,
  readCoreVersion,
  readEnvironment,
  systemActor,
} from '@lectern/core/node';
import { listen } from '@lectern/core/server';

const publications = 1000;
const pages = 20;
const samples = 50;
const mails = 12_000;
const names = ['one', 'two', 'three'];

const [siteDir] = process.argv.slice(2);
const environment = readEnvironment(process.env, siteDir);
const log = createLogger('warn');
const version = await readCoreVersion();

/** An application with its listeners: what each heard, and a call when one hears. */
async function openApp() {
  const heard = new Map(names.map((name) => [name, []]));
  const state = { heard, onHeard: () => undefined };
  const listeners = Object.fromEntries(
    names.map((name) => [
      name,
      listen({
        on: ['page.published'],
        run: async (events) => {
          heard.get(name).push(...events.map(({ id }) => id));
          state.onHeard();
        },
      }),
    ]),
  );
  const letter = { name: 'measured', compose: async () => ({ subject: 'Maat', text: 'Maat', html: '<p>Maat</p>' }) };
  const measured = { manifest: { id: 'measured' }, entry: { listeners, mails: [letter] } };
  const site = await loadSite(join(siteDir, 'lectern.config.ts'), version);
  const connection = await openDatabase(environment, log);
  const { app, close } = await prepareSite({ site, environment, connection, log, version, modules: [measured] });
  return { app, close, state };
}

const counts = ({ heard }) => [...heard.values()].map((ids) => ids.length);

/** Resolves when every listener has heard so many in all. */
function allHeard(state, wanted) {
  return new Promise((resolve) => {
    state.onHeard = () => {
      if (counts(state).every((count) => count >= wanted)) resolve();
    };
    state.onHeard();
  });
}

const percentile = (times, share) => times.toSorted((one, other) => one - other)[Math.ceil(times.length * share) - 1];

const here = await openApp();
const there = await openApp();
const api = contentApi(here.app, systemActor('benchmark'));
const made = [];
for (let page = 0; page < pages; page += 1) {
  const input = { title: `Maat ${page}`, slug: `/maat-events-${page}`, type: 'lectern/blank', locale: 'nl-NL', content: {} };
  made.push((await api.createPage(input)).pageID);
}
const publish = (turn) => api.publishPage(made[turn % pages]);

// What waits when listeners begin.
for (let turn = 0; turn < publications; turn += 1) await publish(turn);
const started = performance.now();
const caughtUp = allHeard(there.state, publications);
await there.app.events.start();
await caughtUp;
const backlog = performance.now() - started;
const isOrdered = [...there.state.heard.values()].every((ids) => ids.every((id, at) => at === 0 || id > ids[at - 1]));

/** From the end of a publication here to the last of the three listeners there, at rest. */
async function measureLatency() {
  const times = [];
  for (let sample = 0; sample < samples; sample += 1) {
    const before = counts(there.state)[0];
    let heardAt = 0;
    const heard = allHeard(there.state, before + 1).then(() => (heardAt = performance.now()));
    await publish(sample);
    const committed = performance.now();
    await heard;
    times.push(Math.max(0, heardAt - committed));
    // Waits: until the listeners are idle again.
    await wait(20);
  }
  return percentile(times, 0.99);
}

/** The control: a bare row and NOTIFY to a bare LISTEN. */
async function measureNotice() {
  const [writer, reader] = [new Client(here.app.connection.pg), new Client(here.app.connection.pg)];
  await Promise.all([writer.connect(), reader.connect()]);
  await writer.query('create table if not exists measured_notice (id int)');
  await reader.query('listen measured');
  const times = [];
  for (let sample = 0; sample < samples; sample += 1) {
    const heard = once(reader, 'notification').then(() => performance.now());
    await writer.query('begin; insert into measured_notice values (1); notify measured; commit');
    const committed = performance.now();
    times.push(Math.max(0, (await heard) - committed));
  }
  await writer.query('drop table measured_notice');
  await Promise.all([writer.end(), reader.end()]);
  return percentile(times, 0.99);
}

const idle = await measureLatency();
const control = await measureNotice();

await here.app.pool.query(
  `insert into lectern_mail (id, template, recipient, user_id, reference_ids, state, queued_at, next_attempt_at)
   select gen_random_uuid(), 'measured', 'user', (select min(id) from lectern_user), '{}', 'waiting', now(), now() from generate_series(1, $1::int)`,
  [mails],
);
for (let mail = 0; mail < mails; mail += 1) there.app.jobs.nudge('mail:send');
await there.app.jobs.start();
const busy = await measureLatency();
const { rows } = await here.app.pool.query(`select count(*)::int as count from lectern_mail where state = 'waiting'`);
await here.app.pool.query(`delete from lectern_mail where template = 'measured'`);
await Promise.all([here.close(), there.close()]);
console.log(JSON.stringify({ publications, backlog, isOrdered, idle, control, busy, stillWaiting: rows[0].count }));
process.exit(0);

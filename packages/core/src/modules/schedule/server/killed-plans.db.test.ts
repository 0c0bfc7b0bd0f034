import { expect } from 'chai';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { buildPage, createTestApp, untilFine } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import { systemActor } from '#server/kernel/actor.ts';
import { createRandom } from '#server/kernel/events/fixtures/burden.ts';
import { probePlugin } from '#server/site/fixtures/probe.ts';
import { planPage } from './commands/plan-page.command.ts';
import { dueJob } from './due-job.ts';

const isShared = process.env['TEST_DATABASE_URL'] !== undefined;
const isThorough = process.env['TEST_THOROUGH'] !== undefined;
const total = isShared && isThorough ? 1000 : 60;
const kills = isThorough ? 8 : 1;
/** Milliseconds by which the clocks of the processes are wrong. */
const behind = [-300_000, 300_000];
/** Milliseconds in which everything is due. */
const spread = isThorough ? 30_000 : 3000;

const program = fileURLToPath(new URL('./fixtures/do-plans.ts', import.meta.url));

/** What was done, at the moment of the database at which it was. */
const witness = `create table plan_done (page_id uuid, at timestamptz, done_at timestamptz default clock_timestamp());
  create function note_plan() returns trigger language plpgsql as
    $$ begin insert into plan_done (page_id, at) values (old.page_id, old.at); return null; end $$;
  create trigger note_plan after delete on lectern_plan for each row execute function note_plan();`;

describe('plans of processes that die', function () {
  this.timeout(300_000);
  let app: TestApp;
  const children = new Set<ChildProcess>();
  const random = createRandom(20_261_127);

  before(async () => {
    app = await createTestApp({ plugins: [probePlugin] });
    await app.app.pool.query(witness);
  });
  after(async () => {
    for (const child of children) child.kill('SIGKILL');
    await app?.app.pool.query('drop trigger note_plan on lectern_plan; drop function note_plan; drop table plan_done');
    await app?.close();
  });

  /** Resolves once the process does what is due. */
  async function startProcess(clock: number): Promise<void> {
    const { stop: _, onExit: __, ...database } = app.database;
    const child = spawn(process.execPath, [...process.execArgv, program, JSON.stringify({ database, behind: clock })], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, TMPDIR: app.app.environment.dataDir, TMP: app.app.environment.dataDir },
    });
    children.add(child);
    await once(child.stdout, 'data');
  }

  /** Kills all of them at once: whatever they were doing is nobody's any more. */
  async function killAll(): Promise<void> {
    await Promise.all(
      [...children].map(async (child) => {
        const gone = once(child, 'exit');
        child.kill('SIGKILL');
        await gone;
      }),
    );
    children.clear();
    // The minute passes after which the plans of a process that is gone are another's.
    await app.app.pool.query('update lectern_plan set claimed_until = now()');
  }

  const rows = async <Row extends object>(text: string): Promise<Row[]> => (await app.app.pool.query<Row>(text)).rows;
  const done = async (): Promise<number> =>
    (await rows<{ count: number }>('select count(*)::int as count from plan_done'))[0]?.count ?? 0;
  /** Waits as long as something is done. */
  async function untilDone(count: number): Promise<void> {
    let seen = await done();
    while (seen < count) {
      const before = seen;
      seen = await untilFine(done, (now) => now > before, `${count} plans done`);
    }
  }

  it('are done once each, none lost and none early, by the clock of the database', async () => {
    const ids: string[] = [];
    for (let count = 0; count < total; count += 1) ids.push((await buildPage(app, { title: `Pagina ${count}` })).id);
    const from = Date.now() + 2000;
    for (const id of ids) {
      const at = new Date(from + random() * spread);
      await app.app.execute(planPage, { id, action: 'publish', versionID: null, at, zone: 'UTC' }, systemActor('test'));
    }
    const startAll = () => Promise.all(behind.map(startProcess));
    const marks = Array.from({ length: kills }, () => Math.floor(random() * total)).toSorted((one, other) => one - other);
    const nudging = isShared ? undefined : setInterval(() => app.app.jobs.nudge(dueJob), 50);
    await (isShared ? startAll() : app.startJobs());
    for (const mark of isShared ? marks : []) {
      await untilDone(mark);
      await killAll();
      await startAll();
    }
    await untilDone(total);
    clearInterval(nudging);

    expect(await rows('select page_id from plan_done group by page_id having count(*) > 1')).to.deep.equal([]);
    expect(await rows('select at, done_at from plan_done where done_at < at'), 'early').to.deep.equal([]);
    const live = await rows<{ id: string }>('select page_id as id from lectern_published_page');
    expect(live.map(({ id }) => id)).to.have.members(ids);
    const acts = await rows<{ id: string; count: number }>(
      `select entity_id as id, count(*)::int as count from lectern_audit_entry where action = 'page.do-plan' and changes ? 'plannedDone' group by entity_id`,
    );
    expect(acts.filter(({ count }) => count !== 1)).to.deep.equal([]);
    expect(acts.map(({ id }) => id)).to.have.members(ids);
    expect(await rows('select page_id from lectern_plan')).to.deep.equal([]);
  });
});

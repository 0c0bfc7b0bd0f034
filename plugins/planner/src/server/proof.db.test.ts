import { until } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import { expect } from 'chai';
import type { ChildProcess } from 'node:child_process';
import type { Vault } from '@lectern/core/server';
import { linkToken } from './links/tokens.ts';
import { startSmtp } from './mails/smtp.test-kit.ts';
import { seedRules } from './planner.test-kit.ts';
import type { SeededRegion } from './planner.test-kit.ts';
import { createPlannerApp, createPoster, kill, startOther } from './proof.test-kit.ts';
import type { Answered } from './proof.test-kit.ts';

const isThorough = process.env['TEST_THOROUGH'] === '1';
const isShared = process.env['TEST_DATABASE_URL'] !== undefined;
/** Confirmations of one slot, and how many of them at once. */
const rivals = isShared && isThorough ? { count: 10_000, atOnce: 500 } : { count: 200, atOnce: isShared ? 100 : 200 };
const changes = isThorough ? 2000 : 200;
const deaths = isThorough ? 12 : 3;

/** Monday, nine o'clock in Amsterdam. */
const monday = new Date('2026-11-23T08:00:00.000Z');
const slot = '2026-11-25T09:00:00.000Z';
const contact = { contactPerson: 'Kees Kanarie', phone: '0612345678', relationNumber: 'R-1' };
type Post = (path: string, body?: object) => Promise<Answered>;

/** Fails where a look decides in the place of the constraint, where calendars are not locked, and where mails are not of the same transaction. */
describe('appointments from several processes', function () {
  this.timeout(3_600_000);
  let app: TestApp;
  let smtp: Awaited<ReturnType<typeof startSmtp>>;
  let region: SeededRegion;
  let own: Post;
  let other: Post;
  const children = new Set<ChildProcess>();
  const open = async (): Promise<{ readonly child: ChildProcess; readonly post: Post }> => {
    const { child, address } = await startOther(app, monday);
    children.add(child);
    return { child, post: await createPoster(address) };
  };
  before(async () => {
    smtp = await startSmtp();
    app = await createPlannerApp({ environment: { SMTP_URL: smtp.url, MAIL_FROM: 'post@example.nl' } });
    const [first] = await seedRules(app, 1, 4);
    region = first ?? expect.fail('no region');
    await app.keep();
    app.setClock(monday);
    own = await createPoster(app.address);
    // On PostgreSQL every second call goes to another process of the site.
    other = isShared ? (await open()).post : own;
  });
  beforeEach(async () => {
    await app.clear();
    app.setClock(monday);
    smtp.received.length = 0;
  });
  after(async () => {
    for (const child of children) await kill(child);
    await app?.close();
    await smtp.close();
  });

  const rows = async <Row extends object>(text: string): Promise<Row[]> => (await app.app.pool.query<Row>(text)).rows;
  const advisor = (index: number): string => region.advisors[index % region.advisors.length] ?? '';
  const link = async (reference: unknown, purpose: 'cancel' | 'move'): Promise<string> => {
    const vaults = app.app.service({ name: 'kernel/vault' } as never) as unknown as { of: (owner: string) => Vault };
    const { rows: found } = await app.app.pool.query<{ id: string }>('select id from planner_appointment where reference = $1', [
      reference,
    ]);
    return linkToken({ vault: vaults.of('planner') }, purpose, found[0]?.id ?? '');
  };
  /** Nobody twice at the same time; each appointment with its mails, each mail with its appointment. */
  async function expectWhole(told: string): Promise<void> {
    const overlaps = await rows(
      `select a.id from planner_appointment a join planner_appointment b on a.advisor_id = b.advisor_id and a.id < b.id
       and a.busy && b.busy where a.status <> 'cancelled' and b.status <> 'cancelled'`,
    );
    expect(overlaps, `${told}: overlaps`).to.eql([]);
    const mailless = await rows(
      `select a.id, t.template from planner_appointment a
       cross join (values ('planner:visitor'), ('planner:advisor'), ('planner:reminder')) t(template)
       where a.status <> 'held' and (t.template <> 'planner:reminder' or a.status = 'confirmed') and 1 <> (
         select count(*) from lectern_mail m where m.template = t.template
         and m.reference_ids->>'appointment' = a.id::text and (m.reference_ids->>'sequence')::int = a.sequence)`,
    );
    expect(mailless, `${told}: appointments without their mails`).to.eql([]);
    const orphans = await rows(
      `select m.template from lectern_mail m where m.template like 'planner:%' and not exists (
         select from planner_appointment a where a.status <> 'held' and m.reference_ids->>'appointment' = a.id::text
         and (m.reference_ids->>'sequence')::int <= a.sequence)`,
    );
    expect(orphans, `${told}: mails without their appointment`).to.eql([]);
  }

  it(`${rivals.count} confirmations of one slot, ${rivals.atOnce} at once: one has it, all others are told of other times`, async () => {
    const told = new Map<string, number>();
    for (let from = 0; from < rivals.count; from += rivals.atOnce) {
      const answers = await Promise.all(
        Array.from({ length: rivals.atOnce }, (_, index) =>
          (index % 2 ? own : other)('confirm', {
            region: region.id,
            start: slot,
            advisor: advisor(0),
            ...contact,
            email: `iemand-${from + index}@example.com`,
          }),
        ),
      );
      for (const { status, code = '', data } of answers) {
        const others = (data['alternatives'] as object[] | undefined)?.length ?? 0;
        const key = `${status} ${code} ${others}`;
        told.set(key, (told.get(key) ?? 0) + 1);
      }
    }
    expect(Object.fromEntries(told)).to.eql({ '200  0': 1, '409 PL_01 3': rivals.count - 1 });
    expect(await rows('select 1 from planner_appointment')).to.have.length(1);
    await expectWhole('after all');
  });

  it(`${changes} random holds, bookings, moves and cancellations: no overlap, no deadlock, no fault`, async () => {
    let seed = 20_261_127;
    const random = (below: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    const known: { readonly move: string; readonly cancel: string }[] = [];
    const holds: string[] = [];
    const told = new Map<string, number>();
    const change = async (index: number): Promise<void> => {
      const post = index % 2 ? own : other;
      const hour = String(8 + random(4)).padStart(2, '0');
      const start = `2026-11-2${5 + random(2)}T${hour}:${random(2) ? '30' : '00'}:00.000Z`;
      const time = { region: region.id, start, advisor: advisor(random(4)) };
      const linked = known[random(Math.max(known.length, 1))];
      const kind = random(5);
      let answer: Answered;
      if (kind <= 1 && linked) answer = await post(`reschedule/${linked.move}`, time);
      else if (kind === 2 && linked) answer = await post(`cancel/${linked.cancel}`);
      else if (kind === 3) {
        const before = holds[random(holds.length + 2)];
        answer = await post('hold', { ...time, ...(before ? { hold: before } : {}) });
        if (answer.status === 200) holds.push(String(answer.data['token']));
      } else {
        answer = await post('confirm', { ...time, ...contact, email: `iemand-${index}@example.com` });
        const reference = answer.data['reference'];
        if (answer.status === 200) known.push({ move: await link(reference, 'move'), cancel: await link(reference, 'cancel') });
      }
      const key = `${answer.status} ${answer.code ?? ''}`;
      told.set(key, (told.get(key) ?? 0) + 1);
    };
    for (let from = 0; from < changes; from += 40)
      await Promise.all(Array.from({ length: 40 }, (_, index) => change(from + index)));
    for (const key of told.keys())
      expect(['200 ', '409 PL_01', '410 PL_04', '404 G_04'], JSON.stringify([...told])).to.include(key);
    expect(told.get('200 '), 'some went well').to.be.at.least(20);
    await expectWhole('after all');
  });

  it(`killed at ${deaths} points: nothing of an appointment is there without the rest, and its reminder comes once`, async function () {
    // Whoever is killed on the embedded database takes its one session along.
    if (!isShared) this.skip();
    let made = 0;
    for (let death = 0; death < deaths; death += 1) {
      const { child, post } = await open();
      const wanted = 1 + death;
      const enough = Promise.withResolvers<void>();
      let answered = 0;
      const burst = Array.from({ length: 16 }, async (_, index) => {
        const hour = String(8 + (index % 4) * 2).padStart(2, '0');
        const day = String(25 + (death % 3)).padStart(2, '0');
        const start = death < 9 ? `2026-11-${day}T${hour}:00:00.000Z` : `2026-12-0${1 + (death % 3)}T${hour}:00:00.000Z`;
        const time = { region: region.id, start, advisor: advisor(Math.floor(index / 4)) };
        const email = `iemand-${death}-${index}@example.com`;
        const answer = await post('confirm', { ...time, ...contact, email });
        answered += 1;
        if (answered >= wanted) enough.resolve();
        if (answer.status !== 200) return;
        made += 1;
        if (index % 2) await post(`cancel/${await link(answer.data['reference'], 'cancel')}`);
      });
      await Promise.race([enough.promise, Promise.all(burst)]);
      await kill(child);
      await Promise.allSettled(burst);
      await expectWhole(`killed after ${wanted} answers`);
    }
    const standing = await rows<{ id: string }>(`select id from planner_appointment where status = 'confirmed'`);
    expect(made).to.be.at.least(deaths);
    expect(standing.length).to.be.at.least(1);
    await app.startJobs();
    app.setClock(new Date('2026-11-25T07:00:00.000Z'));
    const due = await rows(
      `select 1 from planner_appointment where status = 'confirmed' and starts_at <= '2026-11-26T07:00:00Z' and starts_at > '2026-11-25T07:00:00Z'`,
    );
    const reminders = () => smtp.received.filter(({ mail }) => mail.subject?.startsWith('Herinnering'));
    await until(() => {
      app.app.jobs.nudge('mail:send');
      return reminders().length;
    }, due.length);
    expect(new Set(reminders().map(({ to }) => to)).size, 'each once').to.equal(due.length);
  });
});

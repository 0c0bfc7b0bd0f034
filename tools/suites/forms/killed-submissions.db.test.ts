import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { use } from '@lectern/core';
import { forms } from '@lectern/forms';
import { createTestApp, until } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import { expect } from 'chai';
import { question } from '../../../plugins/forms/src/fixtures/forms.ts';
import server from '../../../plugins/forms/src/server/index.ts';
import site from '../../../plugins/forms/src/site/index.ts';

const points = process.env['TEST_THOROUGH'] ? 20 : 2;
const hour = 3_600_000;
/** Senders at once. */
const crowd = 4;
/** Forms that a process answers before it is killed, in the midst of others: each time some more. */
const answeredBefore = (point: number): number => 1 + ((point * 5) % 7);
const program = fileURLToPath(new URL('./fixtures/serve-forms.ts', import.meta.url));
const { manifest, options } = use(forms, { forms: [question], submissionsPerHour: 1_000_000 });

interface Running {
  readonly child: ChildProcess;
  readonly address: string;
  readonly token: string;
}

interface Sent {
  readonly reference: string;
  readonly receiptToken: string;
}

describe('a process that is killed from submit to mail', () => {
  let app: TestApp;
  before(async () => {
    app = await createTestApp({ plugins: [{ manifest, options, entries: { server, site } }] });
  });
  after(() => app?.close());

  async function start(time?: Date): Promise<Running> {
    const { stop: _, onExit: __, ...database } = app.database;
    const { dataDir } = app.app.environment;
    const child = spawn(process.execPath, [...process.execArgv, program, JSON.stringify({ database, time })], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, TMPDIR: dataDir, TMP: dataDir },
    });
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    const address = line.toString().trim();
    const { headers } = await fetch(`${address}/api/settings/get`);
    return { child, address, token: headers.get('x-csrf-token') ?? '' };
  }

  /** Sends a form of its own; undefined where no answer came. */
  async function send({ address, token }: Running, number: number): Promise<Sent | undefined> {
    const body = new FormData();
    const fields = { name: `Noor ${number}`, email: `noor${number}@example.com`, insured: 'no', text: `Vraag ${number}` };
    for (const [name, value] of Object.entries({ ...fields, _key: `pagina-${number}` })) body.append(name, value);
    const headers = { 'x-requested-with': 'XMLHttpRequest', 'x-csrf-token': token };
    try {
      const answer = await fetch(`${address}/api/forms/question/submit`, { method: 'POST', body, headers });
      expect(answer.status).to.equal(200);
      return ((await answer.json()) as { readonly data: Sent }).data;
    } catch (error) {
      if (error instanceof TypeError || (error as Error).name === 'AbortError') return undefined;
      throw error;
    }
  }
  const rows = async <Row extends object>(text: string): Promise<Row[]> => (await app.app.pool.query<Row>(text)).rows;

  it('has every form that it answered, once, and sends each of their mails', async function () {
    this.timeout(120_000 + points * 30_000);
    const answered = new Map<number, Sent>();
    const unanswered = new Set<number>();
    let next = 0;
    for (let point = 0; point < points; point += 1) {
      const running = await start();
      const gone = once(running.child, 'exit');
      let count = 0;
      const sendOn = async (): Promise<void> => {
        for (;;) {
          const number = next;
          next += 1;
          const sent = await send(running, number);
          if (!sent) return void unanswered.add(number);
          answered.set(number, sent);
          count += 1;
          if (count === answeredBefore(point)) running.child.kill('SIGKILL');
        }
      };
      await Promise.all(Array.from({ length: crowd }, sendOn));
      await gone;
    }
    expect(unanswered.size, 'killed in the midst of something').to.be.at.least(points);
    // A mail that a process was about to send is tried again some minutes later.
    const last = await start(new Date(Date.now() + hour));
    try {
      // Whoever got no answer presses again, and whoever got one does too: the page says the same.
      for (const number of unanswered) answered.set(number, (await send(last, number)) as Sent);
      for (const [number, sent] of answered) expect(await send(last, number), `form ${number}`).to.deep.equal(sent);
      const stored = await rows<{ reference: string }>('select reference from forms_submission');
      expect(stored.map(({ reference }) => reference).toSorted()).to.deep.equal(
        [...answered.values()].map(({ reference }) => reference).toSorted(),
      );
      const mails = () =>
        rows('select template, state, count(*)::int from lectern_mail group by template, state order by template');
      await until(
        mails,
        ['forms:confirmation', 'forms:office'].map((template) => ({ template, state: 'sent', count: next })),
      );
      const files = readdirSync(app.app.environment.dataDir, { recursive: true, encoding: 'utf8' });
      expect(files.filter((name) => name.endsWith('.eml')).length, 'mails that went out').to.be.at.least(2 * next);
    } finally {
      last.child.kill('SIGKILL');
      await once(last.child, 'exit');
    }
  });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { use } from '@lectern/core';
import { forms } from '@lectern/forms';
import { buildUser, createTestApp, expectSuccess, signIn } from '@lectern/testing';
import type { TestApp, TestClient } from '@lectern/testing';
import { expect } from 'chai';
import { dataKey } from '../../../packages/core/src/modules/vault/server/safe.test-kit.ts';
import { question } from '../../../plugins/forms/src/fixtures/forms.ts';
import server from '../../../plugins/forms/src/server/index.ts';
import site from '../../../plugins/forms/src/site/index.ts';

const count = process.env['TEST_THOROUGH'] ? 10_000 : 60;
/** A fifth of them, so that each kill leaves some. */
const batchSize = count / 5;
const program = fileURLToPath(new URL('../../../packages/core/src/modules/vault/server/fixtures/rotate.ts', import.meta.url));
const { manifest, options } = use(forms, { forms: [question], submissionsPerHour: 1_000_000 });
const plugins = [{ manifest, options, entries: { server, site } }];

/** Everything that was sent, as it is exported, and how many a name finds. */
async function readAll(app: TestApp): Promise<{ readonly json: string; readonly found: number }> {
  const permissions = ['forms:view-submissions', 'forms:export-submissions'];
  const staff = await signIn(app, await buildUser(app, { permissions }));
  const exported = await staff.request('GET', '/api/forms/export?form=question&format=json');
  const list = await staff.request('GET', '/api/forms/submissions?searchTerm=Jansen7');
  expectSuccess(list);
  return { json: exported.text, found: list.get<object[]>('data.items').length };
}

/** Rotates in a process of its own, which kills itself in the midst of the batch after so many others. */
async function rotate(app: TestApp, killAfter?: number): Promise<string> {
  const keys = ['second', 'first'].map(dataKey);
  const argument = JSON.stringify({ connection: app.database.pg, keys, killAfter, batchSize });
  const child = spawn(process.execPath, [...process.execArgv, program, argument], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  return signal ?? said.trim();
}

/** Senders at once. */
const crowd = 8;

async function send(client: TestClient, number: number): Promise<void> {
  const body = new FormData();
  const answers = { name: `Piet Jansen${number}`, email: `piet${number}@example.com`, insured: 'no', text: `Vraag ${number}` };
  for (const [name, value] of Object.entries(answers)) body.append(name, value);
  expectSuccess(await client.request('POST', '/api/forms/question/submit', body));
}

describe('the rotation of keys over what was sent', () => {
  it('leaves every submission readable and found by the newer key alone, killed three times while more come in', async function () {
    this.timeout(120_000 + count * 100);
    const app = await createTestApp({ plugins, environment: { LECTERN_DATA_KEYS: dataKey('first') } });
    const others: TestApp[] = [];
    const startWith = async (keys: string): Promise<TestApp> => {
      const started = await createTestApp({ plugins, database: app.database, environment: { LECTERN_DATA_KEYS: keys } });
      others.push(started);
      return started;
    };
    try {
      let next = 0;
      const sendUntil = async (by: TestApp, isDone: () => boolean): Promise<void> => {
        const client = by.client();
        while (!isDone()) await send(client, next++);
      };
      await Promise.all(Array.from({ length: crowd }, () => sendUntil(app, () => next >= count)));
      const both = await startWith(['second', 'first'].map(dataKey).join(','));
      let isOver = false;
      const sending = sendUntil(both, () => isOver);
      const ends: string[] = [];
      for (const killAfter of [1, 1, 1]) ends.push(await rotate(both, killAfter));
      isOver = true;
      await sending;
      ends.push(await rotate(both));
      expect(ends.slice(0, 3)).to.deep.equal(Array(3).fill('SIGKILL'));
      expect(ends[3]).to.match(/^done [1-9]/);
      expect(next, 'sent meanwhile').to.be.greaterThan(count);
      const read = await readAll(await startWith(dataKey('second')));
      const said = JSON.parse(read.json) as readonly object[];
      expect(said).to.have.length(next);
      for (let number = 0; number < next; number += 1) expect(read.json).to.include(`"Vraag ${number}"`);
      expect(read.found).to.equal(1);
    } finally {
      for (const other of others) await other.close();
      await app.close();
    }
  });
});

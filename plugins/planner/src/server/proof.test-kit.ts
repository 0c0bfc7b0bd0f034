import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { use } from '@lectern/core';
import type { DatabaseConnection } from '@lectern/core/node';
import { createTestApp } from '@lectern/testing';
import type { TestApp, TestAppOptions } from '@lectern/testing';
import { planner } from '../manifest.ts';
import site from '../site/index.ts';
import server from './index.ts';

const program = fileURLToPath(import.meta.url);

/** A site with the planner, in which nobody chooses too often. */
export const createPlannerApp = (options: TestAppOptions = {}): Promise<TestApp> =>
  createTestApp({ plugins: [{ ...use(planner, { holdsPerHour: 1_000_000 }), entries: { server, site } }], ...options });

interface Order {
  readonly database: Omit<DatabaseConnection, 'stop' | 'onExit'>;
  readonly clock: string;
}

/** Another process of a site on one PostgreSQL, with the address at which it answers. */
export async function startOther(app: TestApp, clock: Date): Promise<{ readonly child: ChildProcess; readonly address: string }> {
  const { stop: _, onExit: __, ...database } = app.database;
  const order: Order = { database, clock: clock.toISOString() };
  const place = app.app.environment.dataDir;
  const child = spawn(process.execPath, [...process.execArgv, program, JSON.stringify(order)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, TMPDIR: place, TMP: place },
  });
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, address: said.toString().trim() };
}

export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** What a server answered; no status where it was gone before it did. */
export interface Answered {
  readonly status: number | undefined;
  readonly code: string | undefined;
  readonly data: Readonly<Record<string, unknown>>;
}

interface AnswerBody {
  readonly Errors?: readonly { readonly code: string }[];
  readonly data?: Readonly<Record<string, unknown>>;
}

/** A visitor's way of posting to a server, whichever process that is. */
export async function createPoster(address: string): Promise<(path: string, body?: object) => Promise<Answered>> {
  const first = await fetch(`${address}/api/planner/regions`);
  await first.body?.cancel();
  const headers = {
    'content-type': 'application/json',
    'x-requested-with': 'XMLHttpRequest',
    'x-csrf-token': first.headers.get('x-csrf-token') ?? '',
    cookie: first.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';', 1)[0])
      .join('; '),
  };
  return async (path, body = {}) => {
    try {
      const answer = await fetch(`${address}/api/planner/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      const { Errors, data = {} } = (await answer.json()) as AnswerBody;
      return { status: answer.status, code: Errors?.[0]?.code, data };
    } catch {
      return { status: undefined, code: undefined, data: {} };
    }
  };
}

if (process.argv[1] === program) {
  const { database, clock } = JSON.parse(process.argv[2] ?? '') as Order;
  const app = await createPlannerApp({ database: { ...database, stop: () => Promise.resolve(), onExit: () => undefined } });
  app.setClock(new Date(clock));
  process.stdout.write(`${app.address}\n`);
}

import type { DatabaseConnection } from '@lectern/core/node';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { TestApp } from '@lectern/testing';
import { createSearchApp } from './fixtures/pages.test-kit.ts';

interface Order {
  readonly database: Omit<DatabaseConnection, 'stop' | 'onExit'>;
  readonly leaseSeconds: number;
}

const program = fileURLToPath(import.meta.url);

/** Other processes of a site on one PostgreSQL, that index its pages until they are killed. */
export function createIndexers(app: TestApp, { leaseSeconds }: { readonly leaseSeconds: number }) {
  const children = new Set<ChildProcess>();
  const place = app.app.environment.dataDir;
  return {
    children,
    /** Resolves once the process listens. */
    async start(): Promise<ChildProcess> {
      const { stop: _, onExit: __, ...database } = app.database;
      const order: Order = { database, leaseSeconds };
      const child = spawn(process.execPath, [...process.execArgv, program, JSON.stringify(order)], {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, TMPDIR: place, TMP: place },
      });
      children.add(child);
      await once(child.stdout, 'data');
      return child;
    },
    async kill(child: ChildProcess): Promise<void> {
      children.delete(child);
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

if (process.argv[1] === program) {
  const { database, leaseSeconds } = JSON.parse(process.argv[2] ?? '') as Order;
  const app = await createSearchApp({
    database: { ...database, stop: () => Promise.resolve(), onExit: () => undefined },
    leaseSeconds,
  });
  await app.startJobs();
  process.stdout.write('ready\n');
}

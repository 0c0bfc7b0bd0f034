import { access, constants } from 'node:fs/promises';
import type { Middleware } from 'koa';
import type { Contributions } from '../entries/contributions.ts';
import type { Lectern } from '../kernel/lectern.ts';

/** Milliseconds for which an answer about readiness is repeated, so that nobody can load the database with questions. */
const readyFor = 1000;

/** `/healthz`: the process lives. `/readyz`: database, migrations and storage are there. */
export function healthMiddleware(app: Lectern, contributions: readonly Contributions[]): Middleware {
  let checkedAt = 0;
  let checks: Promise<Record<string, boolean>> | undefined;

  const isTrue = async (work: Promise<unknown>): Promise<boolean> => {
    try {
      return (await work) !== false;
    } catch {
      return false;
    }
  };

  async function check(): Promise<Record<string, boolean>> {
    const migrated = app.pool
      .query<{ count: number }>('select count(*)::int as count from lectern_migration where name = any($1)', [
        app.migrations.map(({ name }) => name),
      ])
      .then(({ rows }) => rows[0]?.count === app.migrations.length);
    const [database, migrations, storage] = await Promise.all([
      isTrue(app.pool.query('select 1')),
      isTrue(migrated),
      isTrue(
        Promise.all([
          access(app.environment.dataDir, constants.W_OK),
          ...contributions.map(({ checkStorage }) => checkStorage?.(app)),
        ]),
      ),
    ]);
    return { database, migrations, storage };
  }

  return async (ctx, next) => {
    if (ctx.path !== '/healthz' && ctx.path !== '/readyz') return next();
    ctx.set('cache-control', 'no-store');
    if (ctx.path === '/healthz') {
      ctx.body = { status: 'ok' };
      return;
    }
    if (!checks || Date.now() - checkedAt > readyFor) {
      checkedAt = Date.now();
      checks = check();
    }
    const result = await checks;
    const isReady = Object.values(result).every(Boolean);
    ctx.status = isReady ? 200 : 503;
    ctx.body = { status: isReady ? 'ready' : 'not ready', ...result };
  };
}

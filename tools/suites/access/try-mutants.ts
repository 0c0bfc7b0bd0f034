// Runs in a process of its own, after `guard-switch.mjs`: removes one check after another and asks the access matrix
// whether it notices. Sends what it found to the parent.
import { buildCoreFixture, collectAccessChecks, coreRefusals, createTestApp } from '@lectern/testing';
import type { AccessCheck, TestApp } from '@lectern/testing';
import { overruled } from './overruled-guards.ts';

interface Guards {
  readonly state: { off: string | undefined; readonly reached: Set<string>; readonly known: ReadonlySet<string> };
}

/** The outcome of a run over the mutants. */
export interface Findings {
  /** Routes whose rule was loosened, and checks that were removed, one at a time. */
  readonly tried: number;
  /** Of these, how many a call noticed; the others are noticed by the comparison of a route with its row. */
  readonly noticedByCalls: number;
  readonly survivors: readonly string[];
}

const { state } = (globalThis as unknown as { accessGuards: Guards }).accessGuards;
type Route = TestApp['routes'][number];
type Access = Route['access'];
const routeName = ({ method, path }: Route): string => `${method} ${path}`;

/** Of so many routes one is loosened: what compares a route with its row is the same for all. */
const loosenedEvery = process.env['TEST_THOROUGH'] ? 1 : 4;

/** Ways to loosen what a route declares. */
const loosenings = (access: Access): Access[] =>
  access === 'public' ? [] : access === 'signed-in' ? ['public'] : ['public', 'signed-in'];

async function tryMutants(app: TestApp): Promise<Findings> {
  const checks = await collectAccessChecks(app, { refusals: coreRefusals(await buildCoreFixture(app)) });
  await app.keep();
  const of = (route: Route): AccessCheck[] => checks.filter((check) => check.route === routeName(route));
  const survivors: string[] = [];
  let tried = 0;
  let noticedByCalls = 0;

  const withAccess = async <Value>(route: Route, access: Access, work: () => Promise<Value>): Promise<Value> => {
    const open = route as { access: Access };
    const declared = open.access;
    open.access = access;
    try {
      return await work();
    } finally {
      open.access = declared;
      await app.clear();
    }
  };
  const notices = async (list: readonly AccessCheck[]): Promise<boolean> => {
    for (const { check } of list) if ((await check()) !== undefined) return true;
    return false;
  };

  for (const route of app.routes.filter((_, index) => index % loosenedEvery === 0))
    for (const access of loosenings(route.access)) {
      tried += 1;
      const [declarations, calls] = [of(route).filter(isDeclaration), of(route).filter((check) => !isDeclaration(check))];
      await withAccess(route, access, async () => {
        if (await notices(calls)) noticedByCalls += 1;
        else if (!(await notices(declarations))) survivors.push(`${routeName(route)} opened to "${String(access)}"`);
      });
    }

  const pending = new Set([...state.known].filter((id) => overruled(id) === undefined));
  tried += pending.size;
  const reached = new Set<string>();
  for (const route of app.routes) {
    // What stands behind a gate shows only where the gate is open.
    const isGated = route.access !== 'public' && route.access !== 'signed-in';
    for (const access of isGated ? [route.access, 'signed-in'] : [route.access])
      await withAccess(route, access, async () => {
        for (const check of of(route).filter((entry) => entry.kind !== 'declaration')) {
          state.reached.clear();
          if ((await check.check()) !== undefined) continue;
          for (const id of [...state.reached].filter((found) => pending.has(found))) {
            reached.add(id);
            state.off = id;
            const failure = await check.check();
            state.off = undefined;
            if (failure === undefined) continue;
            noticedByCalls += 1;
            pending.delete(id);
            await app.clear();
          }
        }
      });
  }
  for (const id of pending)
    survivors.push(`${id}: ${reached.has(id) ? 'no call notices that it is gone' : 'no call comes to it'}`);
  return { tried, noticedByCalls, survivors };
}

const isDeclaration = ({ kind }: AccessCheck): boolean => kind === 'declaration';

const app = await createTestApp({ config: { accounts: { accountLock: false } } });
try {
  process.send?.(await tryMutants(app));
} finally {
  await app.close();
}
process.disconnect();

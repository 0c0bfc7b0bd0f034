import type { PluginApp, PluginCliContext, PluginCallOf, PluginCommandContext } from '@lectern/core/server';
import type { probeCalls } from '../probe.calls.ts';

/** Members that a handler cannot even name: each line compiles only as long as it is an error. */
export const unreachable = (
  app: PluginApp,
  context: PluginCommandContext,
  call: PluginCallOf<typeof probeCalls.list>,
  { row, program }: { readonly row: object; readonly program: PluginCliContext },
): readonly unknown[] => [
  // @ts-expect-error -- no pool
  app.pool,
  // @ts-expect-error -- no ORM
  app.orm,
  // @ts-expect-error -- no environment, and no secrets in it
  app.environment,
  // @ts-expect-error -- no koa application
  app.koa,
  // @ts-expect-error -- no SQL
  app.em().execute,
  // @ts-expect-error -- no connection
  app.em().getConnection,
  // @ts-expect-error -- nor after a call that can be chained
  app.em().persist(row).getConnection,
  // @ts-expect-error -- no application of core's in a command
  context.app.pool,
  // @ts-expect-error -- nor a manager of all entities
  context.em.fork,
  // @ts-expect-error -- no request
  call.ctx,
  // @ts-expect-error -- no variables in a command of the program
  program.variables,
];

import type * as z from 'zod';
import type { Access, Call, RouteDefinition } from '../http/route.ts';
import type { PluginApp } from './plugin-app.ts';
import type { PluginCommand } from './plugin-command.ts';

/** An answer that is not JSON: its bytes and what is said of them. */
export interface RawAnswer {
  /** Default: 200. */
  readonly status?: number;
  readonly type: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/** A call as the handler of a plugin gets it: everything parsed and checked. */
export interface PluginCall<Params, Query, Body> extends Omit<Call<Params, Query, Body>, 'app' | 'ctx' | 'run'> {
  readonly app: PluginApp;
  /** Runs a command of the plugin on behalf of the caller. */
  readonly run: <Input, Output>(command: PluginCommand<Input, Output>, input: Input) => Promise<Output>;
}

/** A route of a plugin as data. */
export interface PluginRoute<Permission extends string = string> extends Omit<RouteDefinition<Permission>, 'run'> {
  readonly run: (call: PluginCall<never, never, never>) => Promise<object | undefined | void>;
}

type Shape = z.ZodObject | undefined;
type Parsed<S> = S extends z.ZodType ? z.output<S> : Record<never, never>;

interface PluginRouteInput<P extends Shape, Q extends Shape, B extends Shape, Rule extends string> extends Omit<
  PluginRoute,
  'access' | 'params' | 'query' | 'body' | 'run'
> {
  readonly access: Rule;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly run: (call: PluginCall<Parsed<P>, Parsed<Q>, Parsed<B>>) => Promise<object | undefined | void>;
}

/** Defines a route of a plugin; the types of parameters, query and body follow from their schemas. */
export function defineRoute<
  P extends z.ZodObject | undefined = undefined,
  Q extends z.ZodObject | undefined = undefined,
  B extends z.ZodObject | undefined = undefined,
  const Rule extends string = Access,
>(route: PluginRouteInput<P, Q, B, Rule>): PluginRoute<Exclude<Rule, 'public' | 'signed-in'>> {
  return route as unknown as PluginRoute<Exclude<Rule, 'public' | 'signed-in'>>;
}

import type { CallDeclaration } from '../../contract/call.ts';
import type { AnswerOf, Call, PartOf, PermissionOf, RouteDefinition } from '../http/route.ts';
import type { LimitRule } from '../kernel/limiter.ts';
import type { Tag } from '../kernel/page-reader.ts';
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
  /** Names what the answer of a route with `cache` depends on, beside what it declares; without a meaning for all others. */
  readonly tag: Tag;
  /**
   * Counts this call for the network that it came from, under a name of the plugin's own. Rejects with G_18 (429) where that
   * is one too many.
   */
  readonly limit: (name: string, rule: LimitRule) => Promise<void>;
  /** Runs a command of the plugin on behalf of the caller. */
  readonly run: <Input, Output>(command: PluginCommand<Input, Output>, input: Input) => Promise<Output>;
}

/** The input of the handler of a plugin's declared call. */
export type PluginCallOf<Declared extends CallDeclaration> = PluginCall<
  PartOf<Declared, 'params'>,
  PartOf<Declared, 'query'>,
  PartOf<Declared, 'body'>
>;

/** A declared call of a plugin with its handler. */
export interface PluginRoute<Permission extends string = string> extends Omit<RouteDefinition<Permission>, 'run'> {
  readonly run: (call: PluginCall<never, never, never>) => Promise<unknown>;
}

/** Attaches the handler to a declared call of a plugin. A call that answers with bytes gives them as a `RawAnswer`. */
export function route<const Declared extends CallDeclaration>(
  call: Declared,
  run: (call: PluginCallOf<Declared>) => Promise<AnswerOf<Declared, RawAnswer>>,
): PluginRoute<PermissionOf<Declared>> {
  return { ...call, run } as unknown as PluginRoute<PermissionOf<Declared>>;
}

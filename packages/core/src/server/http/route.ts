import type { Context } from 'koa';
import type * as z from 'zod';
import type { Lectern } from '../kernel/lectern.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Command } from '../kernel/command.ts';
import type { Origin } from '../kernel/origin.ts';
import type { MultipartRule, UploadedFile } from './multipart.ts';
import { defineServiceKey } from '../kernel/service.ts';
import type { CorePermission } from '../../core-modules.ts';

/** Who may call a route: everybody, whoever is signed in, or holders of a permission. The command checks the entity. */
export type Access<Permission extends string = CorePermission> = 'public' | 'signed-in' | Permission;

type Shape = z.ZodObject | undefined;
type Parsed<S> = S extends z.ZodType ? z.output<S> : Record<never, never>;

/** What a handler gets: everything parsed and checked. */
export interface Call<Params, Query, Body> {
  readonly app: Lectern;
  readonly actor: Actor;
  /** Where the call came from, for the audit log. */
  readonly origin: Origin;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly file: UploadedFile | undefined;
  /** For what only HTTP knows: sessions and raw answers. */
  readonly ctx: Context;
  /** Runs a command on behalf of the caller; `as` where the call itself shows who that is. */
  readonly run: <Input, Output>(command: Command<Input, Output>, input: Input, as?: Actor) => Promise<Output>;
}

/** A route as data. Routing, validation, access, OpenAPI and the access matrix come from it. */
export interface RouteDefinition<Permission extends string = string> {
  /** A GET answers HEAD as well. */
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the API's base path, parameters in braces: `/page/{id}/publish`. */
  readonly path: string;
  /** `site`: the path begins at the root of the public site, for feeds and for forms without a script. Default: `api`. */
  readonly place?: 'api' | 'site';
  readonly access: Access<Permission>;
  /** One line for the documentation. */
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  readonly multipart?: MultipartRule;
  /** Bytes of a JSON body. Default: 1 MB. */
  readonly maxBody?: number;
  /** The handler reads the body itself, piece by piece. */
  readonly readsBody?: boolean;
  /** Fields of a successful answer, for the documentation. */
  readonly answer?: z.ZodType;
  /** `raw`: the handler sets status, type and body itself. Default: JSON in the API's shape. */
  readonly respond?: 'json' | 'raw';
  readonly run: (call: Call<never, never, never>) => Promise<object | undefined | void>;
}

interface RouteInput<P extends Shape, Q extends Shape, B extends Shape, Rule extends string> extends Omit<
  RouteDefinition,
  'access' | 'params' | 'query' | 'body' | 'run'
> {
  readonly access: Rule;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly run: (call: Call<Parsed<P>, Parsed<Q>, Parsed<B>>) => Promise<object | undefined | void>;
}

/** The whole path of a route, parameters in braces. */
export const routePath = ({ path, place }: Pick<RouteDefinition, 'path' | 'place'>, apiPath: string): string =>
  place === 'site' ? path : apiPath + path;

/** Defines a route; the types of parameters, query and body follow from their schemas. */
export function defineRoute<
  P extends z.ZodObject | undefined = undefined,
  Q extends z.ZodObject | undefined = undefined,
  B extends z.ZodObject | undefined = undefined,
  const Rule extends string = Access,
>(route: RouteInput<P, Q, B, Rule>): RouteDefinition<Exclude<Rule, 'public' | 'signed-in'>> {
  return route as unknown as RouteDefinition<Exclude<Rule, 'public' | 'signed-in'>>;
}

/** The routes of every module and plugin, and the one that describes them. */
export const registeredRoutes = defineServiceKey<readonly RouteDefinition[]>('http/routes');

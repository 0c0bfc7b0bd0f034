import type { Context } from 'koa';
import type * as z from 'zod';
import type { BytesAnswer, CallDeclaration, Immutable } from '../../contract/call.ts';
import { linkPurposeOf } from '../../contract/call.ts';
import type { LecternError } from '../../contract/errors.ts';
import type { signedLink } from '../../contract/call.ts';
import type { Lectern } from '../kernel/lectern.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Command } from '../kernel/command.ts';
import type { Origin } from '../kernel/origin.ts';
import { defineServiceKey } from '../kernel/service.ts';
import type { SignedLink } from '../kernel/signed-links.ts';
import type { UploadedFile } from './form-body.ts';
import type { OtherFile } from './other-file.ts';

/** The input of a handler: everything parsed and checked. */
export interface Call<Params, Query, Body> {
  readonly app: Lectern;
  readonly actor: Actor;
  /** Where the call came from, for the audit log. */
  readonly origin: Origin;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** Files of a form by field, in their order. */
  readonly files: Readonly<Record<string, readonly UploadedFile[]>>;
  /** Files of a form under names that its rule does not know, in their order. */
  readonly otherFiles: Readonly<Record<string, readonly OtherFile[]>>;
  /** The link that let the call in, where its route asks for one. */
  readonly link: SignedLink | undefined;
  /** For what only HTTP knows: sessions and raw answers. */
  readonly ctx: Context;
  /** Runs a command on behalf of the caller; `as` where the call itself shows who that is. */
  readonly run: <Input, Output>(command: Command<Input, Output>, input: Input, as?: Actor) => Promise<Output>;
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : Record<never, never>;

/** A part of a call as its handler gets it: parsed by the declared schema; empty where none is declared. */
export type PartOf<Declared extends CallDeclaration, Name extends 'params' | 'query' | 'body'> = Parsed<
  Declared extends Readonly<Record<Name, infer Schema>> ? Schema : undefined
>;

/** The input of the handler of a declared call. */
export type CallOf<Declared extends CallDeclaration> = Call<
  PartOf<Declared, 'params'>,
  PartOf<Declared, 'query'>,
  PartOf<Declared, 'body'>
>;

/** The answer of a handler: the declared fields, or nothing where none is declared. `Raw` where the answer is bytes. */
export type AnswerOf<Declared extends CallDeclaration, Raw> = Declared['answer'] extends BytesAnswer
  ? Raw
  : Declared['answer'] extends z.ZodObject<infer Shape>
    ? keyof Shape extends never
      ? void | undefined
      : Immutable<z.input<Declared['answer']>>
    : Immutable<z.input<Declared['answer'] & z.ZodType>>;

type LinkAccess = ReturnType<typeof signedLink>;

type Named<Access> = Access extends readonly (infer Name extends string)[] ? Name : Access & string;

/** The permissions of which a declared call asks for one. */
export type PermissionOf<Declared extends CallDeclaration> = Exclude<
  Named<Declared['access']>,
  'public' | 'signed-in' | LinkAccess
>;

/** The permissions of which an access rule asks for one; none where it asks for something else, or for nothing. */
export function permissionsOf(access: CallDeclaration['access']): readonly string[] {
  if (typeof access !== 'string') return access;
  return access === 'public' || access === 'signed-in' || linkPurposeOf(access) !== undefined ? [] : [access];
}

/** A declared call with its handler. */
export interface RouteDefinition<Permission extends string = string> extends CallDeclaration {
  readonly access: 'public' | 'signed-in' | LinkAccess | Permission | readonly [Permission, ...Permission[]];
  readonly run: (call: Call<never, never, never>) => Promise<unknown>;
  readonly refuse?: Refuse;
}

/** A call that was refused, before it is answered. */
export interface RefusedCall {
  readonly app: Lectern;
  readonly ctx: Context;
  readonly error: LecternError;
}

/** Answers a refused call in the place of the API's failure; false where it leaves that to it. */
export type Refuse = (refused: RefusedCall) => boolean;

/** The whole path of a call, parameters in braces. */
export const routePath = ({ path, place }: Pick<CallDeclaration, 'path' | 'place'>, apiPath: string): string =>
  place === 'site' ? path : apiPath + path;

/** Whether a query is passed over: what is opened by its address may carry what others added to it on the way, as pages may. */
export const ignoresQuery = ({ method, place, query }: Pick<CallDeclaration, 'method' | 'place' | 'query'>): boolean =>
  method === 'GET' && place === 'site' && query === undefined;

/** Attaches the handler to a declared call. `refuse` is for what people open in a browser: they get a page, not codes. */
export function route<const Declared extends CallDeclaration>(
  call: Declared,
  run: (call: CallOf<Declared>) => Promise<AnswerOf<Declared, unknown>>,
  refuse?: Refuse,
): RouteDefinition<PermissionOf<Declared>> {
  return { ...call, run, ...(refuse ? { refuse } : {}) } as unknown as RouteDefinition<PermissionOf<Declared>>;
}

/** The routes of every module and plugin, and the one that describes them. */
export const registeredRoutes = defineServiceKey<readonly RouteDefinition[]>('http/routes');

import type * as z from 'zod';
import type { AddressValues } from './query-string.ts';
import type { CallDeclaration, CallDeclarations, FormRule, Immutable, BytesAnswer } from '../contract/call.ts';

/** Method and path of a call: `PUT /user/{id}`. */
export type AddressOf<Declared extends CallDeclaration> = `${Declared['method']} ${Declared['path']}`;

/** A declared call as a browser has it: its address, which carries the declaration in its type alone. */
export type ClientCall<Declared extends CallDeclaration> = AddressOf<Declared> & { readonly declared?: Declared };

/**
 * The calls of a module or plugin without their schemas, for clients: nobody who calls has to download what the server
 * checks with. Each address is held against its declaration by the compiler.
 */
export const clientCalls = <Declared extends CallDeclarations>(addresses: {
  readonly [Name in keyof Declared]: AddressOf<Declared[Name]>;
}): { readonly [Name in keyof Declared]: ClientCall<Declared[Name]> } => addresses;

/** Values of an address are text, which the server checks; an empty one is left out. */
type Parameters<Schema> = Schema extends z.ZodType
  ? { readonly [Name in keyof z.input<Schema>]: string | number | (undefined extends z.input<Schema>[Name] ? undefined : never) }
  : never;

/** A part of the input under its name; one that can be empty may be left out. */
type Part<Name extends string, Value> = [Value] extends [never]
  ? { readonly [Key in Name]?: never }
  : Record<never, never> extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value };

type SchemaOf<Declared, Name extends string> = Declared extends Readonly<Record<Name, infer Schema>> ? Schema : never;
/** An object without fields would take none beside it. */
type JsonOf<Schema> =
  Schema extends z.ZodObject<infer Shape>
    ? keyof Shape extends never
      ? Record<never, never>
      : Immutable<z.input<Schema>>
    : never;

type Body<Declared> =
  Declared extends Readonly<Record<'form', FormRule>>
    ? Part<
        'form',
        JsonOf<SchemaOf<Declared, 'body'>> & { readonly [Field in keyof Declared['form']['files']]?: Blob | readonly Blob[] }
      >
    : Part<'body', JsonOf<SchemaOf<Declared, 'body'>>>;

/** Where a call goes to. */
export type Target<Declared> = Part<'params', Parameters<SchemaOf<Declared, 'params'>>> &
  Part<'query', Parameters<SchemaOf<Declared, 'query'>>>;

export interface SendOptions {
  readonly signal?: AbortSignal | undefined;
  /** The one status of success; any other is a failure, also of the 2xx. */
  readonly onlyStatus?: number | undefined;
  /** Called with the bytes of the body that are there. In browsers. */
  readonly onProgress?: ((sent: number) => void) | undefined;
}

/** The input of a call. */
export type InputOf<Declared> = Target<Declared> & Body<Declared> & SendOptions;

type Unwrapped<Fields> = Fields extends { readonly data: infer Data } ? (keyof Fields extends 'data' ? Data : Fields) : Fields;

/** The value of a call: `data` where it is all of the answer, else its fields; undefined where there is nothing to tell. */
export type DataOf<Declared extends CallDeclaration> = Declared['answer'] extends BytesAnswer
  ? never
  : Declared['answer'] extends z.ZodObject<infer Shape>
    ? keyof Shape extends never
      ? undefined
      : Unwrapped<Immutable<z.output<Declared['answer']>>>
    : Unwrapped<Immutable<z.output<Declared['answer'] & z.ZodType>>>;

/** A field of a form: text or a file, or several. Undefined leaves it out. */
export type FormValue = string | Blob | readonly (string | Blob)[] | undefined;

/** The parts of an input, whatever the call. */
export interface AnyInput extends SendOptions {
  readonly params?: AddressValues;
  readonly query?: AddressValues;
  readonly body?: object;
  readonly form?: Readonly<Record<string, FormValue>>;
}

import * as z from 'zod';
import type { Refusals } from './refusals.ts';

/** Files that a form may hold under one field. */
export interface FileRule {
  /** Bytes of each. */
  readonly maxSize: number;
  /** Code raised for a larger one. */
  readonly tooLarge: string;
  /** Default: 1. */
  readonly maxCount?: number;
}

/** Files that a form may hold under names that are not known before, such as paths. */
export interface OtherFilesRule {
  /** Bytes of each. One that is larger is read to nowhere and handed over as such, so that all else of the form is kept. */
  readonly maxSize: number;
  /** Of all names together. */
  readonly maxCount: number;
}

/** A body that is a form, multipart or urlencoded. What is more than it allows is refused as soon as it is known. */
export interface FormRule {
  /** By field. */
  readonly files?: Readonly<Record<string, FileRule>>;
  /** Every other file. A name may have a text as well. Default: none. */
  readonly otherFiles?: OtherFilesRule | undefined;
  /** Default: 20. A name that comes twice counts twice, and its values are a list. */
  readonly maxFields?: number;
  /** Bytes of one field. Default: 10,000. */
  readonly maxFieldSize?: number;
  /** Bytes of the whole body. Default: no limit but those of its parts. */
  readonly maxSize?: number;
}

/** An answer that is not JSON: the handler sets status, headers and body itself. */
export interface BytesAnswer {
  /** Of success. */
  readonly status: number;
  /** Media types of the body, `image/*` for all of a kind. None: the answer is its headers alone. */
  readonly contentTypes: readonly string[];
}

/** A call as data. Routing, validation, access, OpenAPI, the access matrix and the typed client come from it. */
export interface CallDeclaration {
  /** A GET answers HEAD as well. */
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the API's base path, parameters in braces: `/page/{id}/publish`. */
  readonly path: string;
  /** `site`: the path begins at the root of the public site, for feeds and for forms without a script. Default: `api`. */
  readonly place?: 'api' | 'site';
  /** `public`, `signed-in`, the name of a permission, several of which any will do, or `signedLink(…)`. */
  readonly access: string | readonly [string, ...string[]];
  /** One line for the documentation. */
  readonly summary: string;
  readonly params?: z.ZodObject;
  /** Without it a query is refused, but for one of a GET at the root of the site, which is passed over. */
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  /** The body is a form, and no JSON. */
  readonly form?: FormRule;
  /** Bytes of a JSON body. Default: 16 kB where anybody may send it, 256 kB for all other calls. */
  readonly maxBody?: number;
  /** The handler reads the body itself, piece by piece. */
  readonly readsBody?: boolean;
  /** The fields of a successful answer beside `Success` and `Errors`, as a strict object; or `nothing`, or `bytes(…)`. */
  readonly answer: z.ZodType | BytesAnswer;
  /**
   * What its handler refuses, by words: `only(bookRefusals, 'lent', 'outdated')`. Not what follows from the call itself:
   * access, session, size, its schemas, too many calls; nor failures (5xx). In tests a refusal that is not named here is a
   * fault of the call. Without this property nobody has said yet, and everything may be refused.
   */
  readonly refuses?: Refusals;
  /**
   * It judges content of blocks, page types or settings: what their fields refuse is answered as well, at the paths of the
   * fields, by codes that plugins may add to.
   */
  readonly judgesFields?: boolean;
  /** The browser makes it by itself, without a person: no session lives longer by it. */
  readonly isQuiet?: boolean;
  /**
   * Keeps the answers in the cache of pages until one of these tags is dropped, or one that the handler adds: for feeds
   * and sitemaps. Public GETs that answer with bytes and read no query.
   */
  readonly cache?: { readonly tags: readonly string[] };
}

const linkAccess = 'signed-link:';

/**
 * The access rule of a call for whoever holds a link that was made for this purpose, signed in or not:
 * `access: signedLink('forms:receipt')`. Its path holds the link's `{token}`.
 */
export const signedLink = <const Purpose extends string>(purpose: Purpose) => `${linkAccess}${purpose}` as const;

/** The purpose of the links that an access rule asks for; undefined where it asks for none. */
export const linkPurposeOf = (access: CallDeclaration['access']): string | undefined =>
  typeof access === 'string' && access.startsWith(linkAccess) ? access.slice(linkAccess.length) : undefined;

/** The calls of a module or plugin by name. */
export type CallDeclarations = Readonly<Record<string, CallDeclaration>>;

/** The answer of a call that says only that it was done. */
export const nothing = z.strictObject({});

/** An answer of bytes of these media types. */
export const bytes = (...contentTypes: readonly [string, ...string[]]): BytesAnswer => ({ status: 200, contentTypes });

/** An answer that is its status and headers alone: a redirect, a step of a protocol. */
export const headersOnly = (status: number): BytesAnswer => ({ status, contentTypes: [] });

export const isBytes = (answer: CallDeclaration['answer']): answer is BytesAnswer => 'contentTypes' in answer;

/** Declares calls; what handlers and clients get and give is typed by the schemas. */
export const defineCalls = <const Declared extends CallDeclarations>(calls: Declared): Declared => calls;

/** An answer whose result stands under `data`. */
export const dataOf = <Data extends z.ZodType>(data: Data) => z.strictObject({ data });

/** A value that nobody changes: what schemas describe, with every list and field read-only. */
export type Immutable<Value> = Value extends readonly (infer Item)[]
  ? readonly Immutable<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Immutable<Value[Key]> }
    : Value;

/** The type of what a schema describes, as it travels. */
export type Described<Schema extends z.ZodType> = Immutable<z.output<Schema>>;

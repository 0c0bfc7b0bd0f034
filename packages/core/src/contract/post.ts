import type * as z from 'zod';
import type { FormRule } from './call.ts';
import type { FieldError } from './errors.ts';
import type { LoadedData } from './loaded-data.ts';

/** The fields of a form as they were sent: of a name that came more than once all values, in their order. */
export type PostedFields = Readonly<Record<string, string | readonly string[]>>;

/** What a block answers when a form of its is posted to the address of the page that it stands on. */
export interface PostDeclaration {
  /** One line for the documentation. */
  readonly summary: string;
  /** `public`, `signed-in`, the name of a permission, or several of which any will do. Default: `public`. */
  readonly access?: string | readonly [string, ...string[]];
  /** The fields; those whose names begin with `_` are the page's own and left out before. */
  readonly body: z.ZodObject;
  /** Bounds of the whole form. */
  readonly form?: FormRule;
  /** What the handler hands to the view where the page is shown again: `loads<GuestbookState>()`. */
  readonly state?: LoadedData<unknown>;
}

/** What became of a post, for the view of the block that it was posted to. */
export interface Posted<State = unknown> {
  /** As they were sent, so that nothing has to be typed again. Files are not among them. */
  readonly fields: PostedFields;
  /** Why it was refused, `property` naming the field; empty where it was not. */
  readonly errors: readonly FieldError[];
  /** Of some refusals: how to go on, as free times for a lost one. */
  readonly data: object | undefined;
  /** What the handler gave; undefined where it refused. */
  readonly state: State | undefined;
}

/** What a form of a block needs to be posted to it. `PostForm` takes it. */
export interface BlockForm {
  /** The address of the page; undefined for the one that was asked for, with its query. */
  readonly action: string | undefined;
  readonly block: string;
  /** Undefined in the browser, which reads it from the page's head. */
  readonly token: string | undefined;
  /** The key of this rendering; undefined where a block is the same for everybody. */
  readonly key: string | undefined;
}

/** The parsed fields of what is posted to a block. */
export type PostBodyOf<B> = B extends { readonly post: { readonly body: infer Body extends z.ZodType } } ? z.output<Body> : never;

/** The state that the handler of a block's posts gives to its view. */
export type PostStateOf<B> = B extends { readonly post: { readonly state: LoadedData<infer State> } } ? State : undefined;

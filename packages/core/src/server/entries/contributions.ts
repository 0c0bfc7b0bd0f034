import type { LoaderContext, ModuleEntry, PageHead } from '../server-entry.ts';
import type { RouteDefinition } from '../http/route.ts';
import type { Lectern } from '../kernel/lectern.ts';
import type { MailTemplate } from '../kernel/mailer.ts';
import type { PostRoute } from '../site/visits/post.ts';

/** Loads the data of a block, or of a page for its type's intro and aside. */
export type Loader = (props: never, context: LoaderContext<Lectern>) => Promise<unknown>;

/** Everything that one module or plugin brings to the server, in the one form that the kernel reads. */
export interface Contributions extends Omit<ModuleEntry, 'head' | 'mails' | 'routes'> {
  readonly id: string;
  /** The name of the owner in messages: `@lectern/news`, `@lectern/core (users)`. */
  readonly owner: string;
  readonly isPlugin: boolean;
  readonly routes: readonly RouteDefinition[];
  /** Named as they stand in the outbox. */
  readonly mails: readonly MailTemplate[];
  readonly heads: readonly PageHead<Lectern>[];
  /** By the full type of the block or page. */
  readonly loaders: ReadonlyMap<string, Loader>;
  /** By the full type of the block. */
  readonly posts: ReadonlyMap<string, PostRoute['run']>;
}

/** A contribution under its recorded name: `{id}:{name}`. */
export const recordedName = (id: string, name: string): string => `${id}:${name}`;

import type { PostDeclaration, PostedFields } from '#contract/post.ts';
import type { UploadedFile } from '../../http/form-body.ts';
import type { OtherFile } from '../../http/other-file.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Lectern } from '../../kernel/lectern.ts';
import type { LimitRule } from '../../kernel/limiter.ts';
import type { Origin } from '../../kernel/origin.ts';
import { defineServiceKey } from '../../kernel/service.ts';
import type { PageContent } from '../page-view.ts';
import type { Rendering } from './rendering-key.ts';

/** The facts about a post to a block: everything that its handler gets but what is typed by the block. */
export interface PostFacts {
  /** On whose behalf. */
  readonly actor: Actor;
  /** Where it came from, for the audit log. */
  readonly origin: Origin;
  /** The page that the block stands on. */
  readonly page: Pick<PageContent, 'pageID' | 'type' | 'locale' | 'path' | 'title'>;
  /** Key of the block on its page. */
  readonly block: string;
  /** All fields as they were sent, but for the page's own. */
  readonly fields: PostedFields;
  /** What the page's own controls sent, beside the token: fields whose names begin with `_`, such as a trap or a button. */
  readonly own: PostedFields;
  /** Files by field, in their order; removed after the call. */
  readonly files: Readonly<Record<string, readonly UploadedFile[]>>;
  /** Files under names that the declaration does not know, in their order; removed after the call. */
  readonly otherFiles: Readonly<Record<string, readonly OtherFile[]>>;
  /** The values that the block reads of the address. */
  readonly query: Readonly<Record<string, string>>;
  /** Which rendering of the form was sent; undefined for a block that is the same for everybody. */
  readonly rendering: Rendering | undefined;
  /** The value of the block's own cookie. */
  readonly cookie: string | undefined;
  /** Sets the block's own cookie with the answer; undefined takes it away. */
  readonly setCookie: (value: string | undefined) => void;
  /** Counts this post for the network that it came from. Rejects with G_18 where that is one too many. */
  readonly limit: (name: string, rule: LimitRule) => Promise<void>;
}

/** A post as the site hands it to its handler. */
export interface Post extends PostFacts {
  readonly app: Lectern;
  readonly props: Readonly<Record<string, unknown>>;
  /** By the declared schema. */
  readonly body: unknown;
}

/** The answer to a post: another address of this site (303), or the page again. */
export type PostOutcome<State = unknown> =
  | { readonly redirect: string }
  | {
      /** For the block's view. */
      readonly state: State;
      /** Default: 200. */
      readonly status?: number;
      /** In place of the page's own. */
      readonly title?: string;
    };

/** The way in which a block answers posts. A refusal is a `LecternError`: the page is shown again with its codes. */
export interface PostRoute extends PostDeclaration {
  /** The full type of the block. */
  readonly type: string;
  readonly run: (post: Post) => Promise<PostOutcome>;
}

/** Every block type that answers posts, by its full type. */
export const postRoutes = defineServiceKey<ReadonlyMap<string, PostRoute>>('site/post-routes');

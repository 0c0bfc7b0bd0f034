import type { BlockDefinition } from '#contract/block.ts';
import type { Posted } from '#contract/post.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Signer } from '../../kernel/signer.ts';
import { readQuery, writeQuery } from '../page-query.ts';
import type { PageSource } from '../page-source.ts';
import type { BlockView, PageView } from '../page-view.ts';
import { csrfPlaceholder } from '../sendable-page.ts';
import { createRenderingKey } from './rendering-key.ts';
import type { SaidTitle, Visit } from './visit.ts';

/** The parts that every visit of a site is made with. */
export interface VisitParts {
  readonly blocks: { readonly get: (type: string) => BlockDefinition | undefined };
  readonly source: Pick<PageSource, 'loadFor'>;
  readonly signer: Signer;
  readonly now: () => Date;
}

/** Who looks at a page, and what their request says. */
export interface Looking {
  readonly actor: Actor;
  /** The part of the address after the path, with its question mark, or empty. */
  readonly search: string;
  /** The value of the own cookie of a block type. */
  readonly cookieOf: (type: string) => string | undefined;
}

/** A post for which the page is shown again. */
export interface PostedTo {
  /** Key of the block. */
  readonly block: string;
  readonly posted: Posted;
  /** In place of the page's own title. */
  readonly title: string | undefined;
  readonly isRefused: boolean;
}

/** The address of a block's page, with what the block reads of the query that was asked. */
const addressOf = (view: PageView, query: Readonly<Record<string, string>>): string =>
  encodeURI(view.path) + writeQuery({ ...view.query, ...query });

/** One visitor's look at a page. `onNoIndex` is called where a loader asks search engines to look away. */
export function createVisit(
  { blocks, source, signer, now }: VisitParts,
  { actor, search, cookieOf }: Looking,
  { view, post, onNoIndex }: { readonly view: PageView; readonly post?: PostedTo; readonly onNoIndex?: () => void },
): Visit {
  const postedTo = (key: string): Posted | undefined => (key === post?.block ? post.posted : undefined);
  const said = new Map<string, SaidTitle>();
  let alone: string | undefined;
  const query = ({ type }: Pick<BlockView, 'type'>) => readQuery(blocks.get(type)?.query ?? {}, search);
  return {
    title: post?.title,
    isRefused: post?.isRefused ?? false,
    said: (order) => said.get(order.find((key) => said.has(key)) ?? ''),
    alone: () => alone,
    posted: postedTo,
    query,
    async load({ key, type }: BlockView) {
      const loaded = await source.loadFor(view, key, {
        actor,
        query: query({ type }),
        cookie: cookieOf(type),
        posted: postedTo(key),
      });
      if (loaded.isNoIndex) onNoIndex?.();
      if (loaded.isAlone) alone ??= key;
      if (loaded.title) said.set(key, { ...loaded.title, pluginID: type.split('/', 1)[0] ?? '' });
      return loaded;
    },
    form: ({ key, type }) => ({
      action: addressOf(view, query({ type })),
      block: key,
      token: csrfPlaceholder,
      key: blocks.get(type)?.isForVisitor ? createRenderingKey(signer, { pageID: view.pageID, block: key }, now()) : undefined,
    }),
  };
}

import type { LinkTarget } from '#contract/content.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { rewriteContent } from '#modules/pages/server/public.ts';
import type { IncomingContent } from '#modules/pages/server/public.ts';
import type { Hit } from '../../page-texts.schema.ts';
import { inReadingOrder } from '../reading-order.ts';
import { visitHits } from './find-in-content.ts';
import type { ContentHit } from './find-in-content.ts';
import type { Matcher } from './matcher.ts';
import { sentenceAround } from './sentence-around.ts';

/** A page with what it says: in its latest version, and to visitors where that is another. */
export interface SearchedPage {
  readonly type: string;
  readonly locale: string;
  readonly draft: IncomingContent;
  /** `same` where visitors read the latest version. */
  readonly live: 'none' | 'same' | IncomingContent;
}

const addressOf = (to: LinkTarget): string => ('page' in to ? to.page : 'file' in to ? to.file : to.href);

type Content = Pick<IncomingContent, 'blocks'>;

function blockOf(types: Lectern['blocks'], { blocks }: Content, path: string): Hit['block'] {
  const [group, key = ''] = path.split('.', 2);
  const block = group === 'blocks' && Object.hasOwn(blocks, key) ? blocks[key] : undefined;
  return block ? { key, type: block.type, label: types.get(block.type)?.label ?? block.type } : null;
}

type Shown = Pick<Hit, 'before' | 'text' | 'after' | 'isFree'>;

const shownOf = (hit: ContentHit, locale: string, nameOf = addressOf): Shown =>
  hit.kind === 'link'
    ? { before: '', text: nameOf(hit.to), after: '', isFree: true }
    : { ...sentenceAround(hit.text, hit.range, locale), isFree: hit.isUninterrupted };

/** What of a content is the same in another, though it may stand elsewhere in its text. */
const sameness = ({ path, before, text, after }: Pick<Hit, 'path' | 'before' | 'text' | 'after'>): string =>
  JSON.stringify([path, before, text, after]);

type Registries = Pick<Lectern, 'blocks' | 'pageTypes'>;

function collect(app: Registries, { type, locale }: SearchedPage, content: IncomingContent, matcher: Matcher): Hit[] {
  const hits: Hit[] = [];
  const visited = visitHits(matcher, (hit) => {
    const { id, path, kind } = hit;
    hits.push({
      id,
      path,
      block: blockOf(app.blocks, content, path),
      isLink: kind === 'link',
      ...shownOf(hit, locale, matcher.nameOf),
      isDraft: true,
      isLive: false,
    });
    return undefined;
  });
  rewriteContent(app, type, content, { ...visited, sieve: matcher.sieve.values });
  return inReadingOrder(content, hits);
}

const isInBlock = ({ path }: Hit): boolean => path.startsWith('blocks.');

/** Every hit of a page: in the order of its latest version, then those that visitors alone read. */
export function hitsOfPage(app: Registries, page: SearchedPage, matcher: Matcher): Hit[] {
  const drafts = collect(app, page, page.draft, matcher);
  if (page.live === 'none') return drafts;
  if (page.live === 'same') return drafts.map((hit) => ({ ...hit, isLive: true }));
  // Blocks that are the same need not be walked again to know what they say.
  const areSame = page.live.blocks === page.draft.blocks;
  const live = Map.groupBy(collect(app, page, areSame ? { ...page.live, blocks: {} } : page.live, matcher), sameness);
  const both = drafts.map((hit) => ({
    ...hit,
    isLive: (areSame && isInBlock(hit)) || live.get(sameness(hit))?.pop() !== undefined,
  }));
  const others = [...live.values()]
    .flat()
    .map((hit) => ({ ...hit, id: `live:${hit.id}`, isDraft: false, isLive: true, isFree: false }));
  return [...both, ...others];
}

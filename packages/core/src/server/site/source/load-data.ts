import type { Loader } from '../../entries/contributions.ts';
import type { Lectern } from '../../kernel/lectern.ts';
import { readPages } from '../../kernel/page-reader.ts';
import type { PageReader } from '../../kernel/page-reader.ts';
import type { BlockView, LoadedBlock, PageContent } from '../page-view.ts';
import { MissingAnswer } from './missing-answer.ts';

/** Milliseconds that a loader may take before its block renders without data. */
const loaderTimeout = 2000;

interface Options {
  readonly app: Lectern;
  readonly loader: Loader;
  readonly content: PageContent;
  readonly block: BlockView;
  readonly query: Readonly<Record<string, string>>;
  readonly pages: PageReader;
  readonly now: Date;
}

/**
 * Runs a block's loader within its time. A failure is logged and leaves the block without data; the page goes on. Rejects
 * with `MissingAnswer` where the loader says that there is no such page.
 */
export async function loadData({ app, loader, content, block, query, pages, now }: Options): Promise<LoadedBlock> {
  const { pageID, locale } = content;
  const tags = new Set<string>();
  const tag = (...names: string[]): void => {
    for (const name of names) tags.add(name);
  };
  let isNoIndex = false;
  const signal = AbortSignal.timeout(loaderTimeout);
  const timedOut = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error(`the loader took longer than ${loaderTimeout} ms`)), { once: true });
  });
  try {
    const work = loader(block.props as never, {
      pageID,
      locale,
      app,
      query,
      signal,
      tag,
      pages: readPages(pages, tag),
      now,
      missing() {
        throw new MissingAnswer();
      },
      noIndex() {
        isNoIndex = true;
      },
    });
    return { value: await Promise.race([work, timedOut]), tags: [...tags], isFailed: false, isNoIndex };
  } catch (error) {
    if (error instanceof MissingAnswer) throw error;
    app.log.error({ err: error, type: block.type, pageID }, 'the data of a block could not be loaded');
    return { value: undefined, tags: [...tags], isFailed: true, isNoIndex };
  }
}

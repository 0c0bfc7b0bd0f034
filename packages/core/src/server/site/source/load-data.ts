import type { Loader } from '../../entries/contributions.ts';
import type { Lectern } from '../../kernel/lectern.ts';
import { readPages } from '../../kernel/page-reader.ts';
import { settingsReader } from '../../kernel/settings/settings-reader.ts';
import type { PageReader } from '../../kernel/page-reader.ts';
import type { BlockView, LoadedBlock, LoadedTitle, PageContent } from '../page-view.ts';
import type { VisitorContext } from '../../server-entry.ts';
import type { VisitFacts } from '../visits/visit.ts';
import { MissingAnswer } from './missing-answer.ts';

/** Milliseconds that a loader may take before what it loads for is drawn without data. */
const loaderTimeout = 2000;

/** Keeps what is the same for all visitors. */
export type VisitorKeep = VisitorContext['keep'];

interface Options {
  readonly app: Lectern;
  readonly loader: Loader;
  readonly content: Pick<PageContent, 'pageID' | 'locale'>;
  /** The block, or the page itself: its type and its own data. */
  readonly block: Pick<BlockView, 'type' | 'props'>;
  readonly query: Readonly<Record<string, string>>;
  readonly pages: PageReader;
  readonly now: Date;
  /** For whom, where the block is made for each visitor. */
  readonly visit?: VisitFacts & { readonly keep: VisitorKeep };
}

/**
 * Runs a loader within its time. A failure is logged and leaves the block or page without data; the page goes on. Rejects
 * with `MissingAnswer` where the loader says that there is no such page.
 */
export async function loadData({ app, loader, content, block, query, pages, now, visit }: Options): Promise<LoadedBlock> {
  const { pageID, locale } = content;
  const tags = new Set<string>();
  const tag = (...names: string[]): void => {
    for (const name of names) tags.add(name);
  };
  let isNoIndex = false;
  let title: LoadedTitle | undefined;
  let alike: string | undefined;
  let isAlone = false;
  const signal = AbortSignal.timeout(loaderTimeout);
  const timedOut = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error(`the loader took longer than ${loaderTimeout} ms`)), { once: true });
  });
  try {
    const ofVisit = visit && {
      ...visit,
      alike: (text: string) => void (alike = text),
      alone: () => void (isAlone = true),
    };
    const work = loader(block.props as never, {
      ...ofVisit,
      pageID,
      locale,
      app,
      query,
      signal,
      tag,
      pages: readPages(pages, tag),
      settings: (manifest) => app.service(settingsReader).read(manifest, tag),
      now,
      missing() {
        throw new MissingAnswer();
      },
      noIndex() {
        isNoIndex = true;
      },
      title(key, values = {}) {
        title = { key, values };
      },
    });
    const value = await Promise.race([work, timedOut]);
    // What it hands on of a row without having read it is read when it is drawn: what is drawn depends on it all the same.
    if (tags.size > 0) JSON.stringify(value);
    return { value, tags: [...tags], isFailed: false, isNoIndex, title, alike, isAlone };
  } catch (error) {
    if (error instanceof MissingAnswer) throw error;
    app.log.error({ err: error, type: block.type, pageID }, 'the data of a block or page could not be loaded');
    return { value: undefined, tags: [...tags], isFailed: true, isNoIndex };
  }
}

import type { SiteApp } from './site-app.ts';
import type { Loader } from '../entries/contributions.ts';
import type { PublicPage } from './page-source.ts';

/** Milliseconds that a loader may take before its block renders without data. */
const loaderTimeout = 2000;

interface Options {
  readonly app: SiteApp;
  readonly loader: Loader;
  readonly type: string;
  readonly props: Record<string, unknown>;
  readonly page: PublicPage;
  readonly query: Readonly<Record<string, string>>;
  /** Gets the tags on which the data depends. */
  readonly tags: Set<string>;
}

/** Runs a block's loader within its time. A failure is logged and leaves the block without data; the page goes on. */
export async function loadData({
  app,
  loader,
  type,
  props,
  page,
  query,
  tags,
}: Options): Promise<{ data: unknown; isFailed: boolean }> {
  const signal = AbortSignal.timeout(loaderTimeout);
  const timedOut = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error(`the loader took longer than ${loaderTimeout} ms`)), { once: true });
  });
  try {
    const work = loader(props as never, {
      pageID: page.pageID,
      locale: page.locale,
      app,
      query,
      signal,
      tag: (...names: string[]) => {
        for (const name of names) tags.add(name);
      },
    });
    return { data: await Promise.race([work, timedOut]), isFailed: false };
  } catch (error) {
    app.log.error({ err: error, type, pageID: page.pageID }, 'the data of a block could not be loaded');
    return { data: undefined, isFailed: true };
  }
}

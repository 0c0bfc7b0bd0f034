import type { Failure, Result } from '#client/result.ts';

/** A page as dialogs name it. */
export interface NamedPage {
  readonly id: string;
  readonly title: string;
  readonly locale: string;
}

/** What became of one page. */
export interface PageOutcome {
  readonly page: NamedPage;
  /** Why nothing was done with it; undefined where it was. */
  readonly failure: Failure | undefined;
}

interface Running {
  readonly call: (page: NamedPage) => Promise<Result<unknown>>;
  readonly onProgress: (done: number) => void;
}

/** Does one thing with several pages, one after the other. A page for which it fails holds up no other. */
export async function runOnPages(pages: readonly NamedPage[], { call, onProgress }: Running): Promise<PageOutcome[]> {
  const outcomes: PageOutcome[] = [];
  for (const page of pages) {
    const result = await call(page);
    outcomes.push({ page, failure: result.ok ? undefined : result });
    onProgress(outcomes.length);
  }
  return outcomes;
}

import type { Signer } from '#server/kernel/signer.ts';
import type { Leading, PageSource, StandingAt } from '../../page-source.ts';
import { writeQuery } from '../../page-query.ts';
import type { LoadedBlock, PageView } from '../../page-view.ts';
import { MissingAnswer } from '../missing-answer.ts';
import { createSiteToken } from './site-token.ts';
import type { SourceAnswer, SourceQuestion } from './source-question.ts';

/** Where a process that has the database answers. */
export interface RemotePlace {
  /** `http://api:3000/api`. */
  readonly api: string;
  readonly signer: Signer;
}

interface Options extends RemotePlace {
  /** Called with each page that was read. */
  readonly onView?: (view: PageView) => void;
}

/** Milliseconds that an answer may take: a loader has two seconds. */
const timeout = 5000;

/** Characters of a question: it has to fit into an address. */
const maxLength = 4000;

/** A failure that counts as a database that is away: nobody can say what is there. */
const unreachable = (message: string, cause?: unknown): Error =>
  Object.assign(new Error(message, { cause }), { code: 'ETIMEDOUT' });

/** Reads what is live from another process of the site, which has the database. Keeps nothing: who draws does. */
export function createHttpSource({ api, signer, onView }: Options): PageSource {
  async function ask(question: SourceQuestion): Promise<SourceAnswer['value']> {
    const text = JSON.stringify(question);
    // No page has an address of that length.
    if (text.length > maxLength) return null;
    const address = `${api}/site/source?${new URLSearchParams({ question: text }).toString()}`;
    let response: Response;
    try {
      response = await fetch(address, {
        headers: { authorization: `Bearer ${createSiteToken(signer)}` },
        signal: AbortSignal.timeout(timeout),
      });
    } catch (error) {
      throw unreachable('The process with the database does not answer.', error);
    }
    if (!response.ok) {
      await response.body?.cancel();
      throw unreachable(`The process with the database answered ${response.status}.`);
    }
    return ((await response.json()) as { readonly data: SourceAnswer }).data.value;
  }
  const seen = (view: PageView): PageView => {
    onView?.(view);
    return view;
  };
  return {
    async view(path, search) {
      const value = (await ask({ ask: 'view', path, search })) as PageView | null;
      return value ? seen(value) : undefined;
    },
    async find(path) {
      const value = (await ask({ ask: 'find', path })) as StandingAt | null;
      if (value?.kind === 'page') seen(value.view);
      return value ?? undefined;
    },
    leading: async (spellings) => ((await ask({ ask: 'leading', spellings: [...spellings] })) as Leading | null) ?? undefined,
    async loadFor(view, key, { query, cookie }) {
      const { path } = view;
      const question = { path, search: writeQuery(view.query), key, query: { ...query }, cookie: cookie ?? null };
      const value = (await ask({ ask: 'load', ...question })) as LoadedBlock | null;
      if (!value) throw new MissingAnswer();
      return value;
    },
    forget: () => undefined,
  };
}

import type { PublishedPage } from '../page.schema.ts';
import { pageCalls } from '../pages.client.ts';
import type { Client } from '#client/create-client.ts';

/** A published page that is fetched: as it stands before, between and after its answers. */
export interface PublicPageState {
  /** True until the first answer, and while another page is fetched. */
  readonly loading: boolean;
  /** HTTP status of the last answer; 0 where none came, null before the first. */
  readonly status: number | null;
  /** Null until there is one, and where the last fetch failed. */
  readonly page: PublishedPage | null;
}

export interface PublicPage {
  readonly get: () => PublicPageState;
  /** Fetches the page at a public path, locale prefix included. The answer of an earlier fetch no longer counts. */
  readonly open: (slug: string) => Promise<PublicPageState>;
}

/** Follows which published page is shown. `onChange` hears of every new state. */
export function createPublicPage(
  client: Pick<Client, 'call'>,
  onChange: (state: PublicPageState) => void = () => {},
): PublicPage {
  let state: PublicPageState = { loading: true, status: null, page: null };
  let last = 0;
  const set = (next: PublicPageState): void => {
    state = next;
    onChange(next);
  };
  return {
    get: () => state,
    async open(slug) {
      last += 1;
      const own = last;
      if (!state.loading) set({ ...state, loading: true });
      const result = await client.call(pageCalls.getBySlug, { body: { slug } });
      if (own === last)
        set({
          loading: false,
          status: result.ok ? 200 : result.status,
          page: result.ok ? result.data : null,
        });
      return state;
    },
  };
}

import type { Tag } from '../tags.schema.ts';
import { tagCalls } from '../tags.client.ts';
import type { Client } from '#client/create-client.ts';
import type { Result } from '#client/result.ts';

type Tags = readonly Tag[];

/** What is known of tags: all public and all private ones, and those that the last search among each found. */
export interface TagsState {
  /** Null until they were fetched. */
  readonly public: Tags | null;
  readonly private: Tags | null;
  readonly foundPublic: Tags;
  readonly foundPrivate: Tags;
}

export interface TagCaches {
  readonly get: () => TagsState;
  /** Every public tag: what is kept, or the server's answer. `isFresh` asks in any case. */
  readonly fetch: (options?: { readonly isFresh?: boolean }) => Promise<Result<Tags>>;
  /** Every private tag, for whoever is signed in. */
  readonly fetchPrivate: (options?: { readonly isFresh?: boolean }) => Promise<Result<Tags>>;
  /** Searches among the public tags. The answer to an earlier search no longer counts; an empty term finds none. */
  readonly search: (term: string) => Promise<Result<Tags>>;
  readonly searchPrivate: (term: string) => Promise<Result<Tags>>;
  /** Forgets all of them: after another person signed in, or a tag changed. */
  readonly forget: () => void;
}

const nothingKnown: TagsState = { public: null, private: null, foundPublic: [], foundPrivate: [] };

/** Keeps tags. `onChange` hears of every new state. What fails leaves the caches as they were. */
export function createTagCaches(client: Pick<Client, 'call'>, onChange: (state: TagsState) => void = () => {}): TagCaches {
  let state = nothingKnown;
  /** Counts what was asked for, apart for each cache: only the last answer counts. */
  const last = { public: 0, private: 0, foundPublic: 0, foundPrivate: 0 };
  const set = (change: Partial<TagsState>): void => {
    state = { ...state, ...change };
    onChange(state);
  };
  async function into(cache: keyof TagsState, ask: () => Promise<Result<Tags>>): Promise<Result<Tags>> {
    last[cache] += 1;
    const own = last[cache];
    const result = await ask();
    if (result.ok && own === last[cache]) set({ [cache]: result.data });
    return result;
  }
  const kept = async (
    cache: 'public' | 'private',
    { isFresh = false }: { readonly isFresh?: boolean },
    ask: () => Promise<Result<Tags>>,
  ): Promise<Result<Tags>> => {
    const known = state[cache];
    return known && !isFresh ? { ok: true, data: known } : into(cache, ask);
  };
  const none = (): Promise<Result<Tags>> => Promise.resolve({ ok: true, data: [] });
  return {
    get: () => state,
    fetch: (options = {}) => kept('public', options, () => client.call(tagCalls.fetch)),
    fetchPrivate: (options = {}) => kept('private', options, () => client.call(tagCalls.fetchPrivate)),
    search: (term) => into('foundPublic', term.trim() === '' ? none : () => client.call(tagCalls.search, { body: { term } })),
    searchPrivate: (term) =>
      into('foundPrivate', term.trim() === '' ? none : () => client.call(tagCalls.searchPrivate, { body: { term } })),
    forget() {
      for (const cache of Object.keys(last) as (keyof TagsState)[]) last[cache] += 1;
      set(nothingKnown);
    },
  };
}

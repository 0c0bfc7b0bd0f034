import { createStore } from '#admin/ui/store/create-store.ts';
import type { Store } from '#admin/ui/store/create-store.ts';
import { placeOf } from '#modules/pages/edits/place.ts';
import type { PageBlocks } from '#modules/pages/edits/page-content.ts';

/** The keys of the blocks of which the outline hides what is nested in them. */
export type Folded = ReadonlySet<string>;

export interface FoldedStore extends Store<Folded> {
  readonly fold: (keys: readonly string[]) => void;
  readonly unfold: (keys: readonly string[]) => void;
}

type Memory = Pick<Storage, 'getItem' | 'setItem'>;

/** Pages of which it is kept, the ones worked on last. */
const maxPages = 50;

function keptPages(key: string, storage: () => Memory): readonly (readonly [string, readonly string[]])[] {
  try {
    const kept: unknown = JSON.parse(storage().getItem(key) ?? '[]');
    return (Array.isArray(kept) ? (kept as unknown[]) : []).filter(
      (entry): entry is [string, string[]] =>
        Array.isArray(entry) &&
        typeof entry[0] === 'string' &&
        Array.isArray(entry[1]) &&
        entry[1].every((one) => typeof one === 'string'),
    );
  } catch {
    return [];
  }
}

interface Owner {
  readonly userID: number;
  readonly pageID: string;
}

/** What one person folded away on a page, kept on this device. */
export function createFolded({ userID, pageID }: Owner, storage: () => Memory = () => window.localStorage): FoldedStore {
  const key = `lectern.folded.${userID}`;
  const kept = keptPages(key, storage).find(([page]) => page === pageID)?.[1] ?? [];
  const store = createStore<Folded>(new Set(kept));
  const change = (next: Folded): void => {
    store.set(next);
    const others = keptPages(key, storage).filter(([page]) => page !== pageID);
    const pages = next.size > 0 ? [[pageID, [...next]], ...others] : others;
    try {
      storage().setItem(key, JSON.stringify(pages.slice(0, maxPages)));
    } catch {
      // What is not kept is unfolded the next time.
    }
  };
  return {
    ...store,
    fold: (keys) => change(new Set([...store.get(), ...keys])),
    unfold(keys) {
      const next = [...store.get()].filter((candidate) => !keys.includes(candidate));
      if (next.length < store.get().size) change(new Set(next));
    },
  };
}

/** The blocks around a block, from the inside out. */
export function blocksAround(document: PageBlocks, key: string): string[] {
  const parent = placeOf(document, key)?.parent;
  return parent ? [parent, ...blocksAround(document, parent)] : [];
}

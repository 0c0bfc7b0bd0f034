import { words } from '../ui/form/words.ts';
import { createStore } from '../ui/store/create-store.ts';

const sources = createStore<ReadonlySet<string>>(new Set());

/** Which parts of the admin hold work that is saved nowhere yet. Its forms, dialogs and fields say so by themselves. */
export const unsaved = {
  set(source: string, isUnsaved: boolean): void {
    const next = new Set(sources.get());
    if (next.has(source) === isUnsaved) return;
    if (isUnsaved) next.add(source);
    else next.delete(source);
    sources.set(next);
  },
  has: (): boolean => sources.get().size > 0 || words.has(),
  subscribe: sources.subscribe,
};

const sources = new Set<string>();
const listeners = new Set<() => void>();

/** Which parts of the admin hold work that is saved nowhere yet. */
export const unsaved = {
  set(source: string, isUnsaved: boolean): void {
    if (sources.has(source) === isUnsaved) return;
    if (isUnsaved) sources.add(source);
    else sources.delete(source);
    for (const listener of listeners) listener();
  },
  has: (): boolean => sources.size > 0,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

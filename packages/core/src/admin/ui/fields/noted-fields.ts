import { useEffect } from 'react';
import { createStore } from '../store/create-store.ts';
import { useStorePart } from '../store/use-store.ts';

/** By the id of a field, the ids of what stands somewhere near it and says something of it. */
export const notedFields = createStore<ReadonlyMap<string, readonly string[]>>(new Map());

/** Ties the element with an id to a field. Returns what ends it. */
export function noteField(field: string, note: string): () => void {
  const set = (change: (notes: readonly string[]) => readonly string[]): void => {
    const all = notedFields.get();
    notedFields.set(new Map(all).set(field, change(all.get(field) ?? [])));
  };
  set((notes) => [...notes, note]);
  return () => set((notes) => notes.filter((one) => one !== note));
}

/** Ties an element to a field for as long as it is drawn. */
export function useNoteOf(field: string | undefined, note: string): void {
  useEffect(() => (field === undefined ? undefined : noteField(field, note)), [field, note]);
}

/** Ids of what is tied to a field, as an attribute names them; undefined where nothing is. */
export const useNotesOf = (field: string): string | undefined =>
  useStorePart(notedFields, (all) => all.get(field)?.join(' ')) || undefined;

import { useState } from 'react';
import { createStore } from '../store/create-store.ts';
import { useStore } from '../store/use-store.ts';

/** Id of the field that is led to: the item of a list in which it stands opens. */
export const revealedField = createStore<string | null>(null);

/** Opens the item of the list with this id in which a field stands that is led to, as it is drawn. */
export function useRevealedItem(id: string, open: (index: number) => void): void {
  const revealed = useStore(revealedField);
  const [seen, setSeen] = useState<string | null>(null);
  if (revealed === seen) return;
  setSeen(revealed);
  if (revealed?.startsWith(`${id}.`)) open(Number(revealed.slice(id.length + 1).split('.', 1)[0]));
}

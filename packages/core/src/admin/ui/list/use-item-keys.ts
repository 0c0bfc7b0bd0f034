import { useRef } from 'react';

let lastKey = 0;
const next = (): number => (lastKey += 1);

interface ItemKeys {
  readonly keys: readonly number[];
  readonly inserted: (index: number) => void;
  readonly removed: (index: number) => void;
  readonly moved: (from: number, to: number) => void;
}

/** Keys for items that have no id of their own, so that each keeps its place on screen and its focus when moved. */
export function useItemKeys(length: number): ItemKeys {
  const keys = useRef<number[]>([]);
  // An undo changes the list from outside: what is missing is added, what is too much is dropped.
  while (keys.current.length < length) keys.current.push(next());
  if (keys.current.length > length) keys.current.length = length;
  return {
    keys: keys.current,
    inserted: (index) => void keys.current.splice(index, 0, next()),
    removed: (index) => void keys.current.splice(index, 1),
    moved: (from, to) => {
      const [key] = keys.current.splice(from, 1);
      if (key !== undefined) keys.current.splice(to, 0, key);
    },
  };
}

import { createChannel } from '../store/create-channel.ts';

/** What holds words that are saved nowhere yet: a form, a dialog, the whole admin. One may stand in another. */
export interface WordsScope {
  /** Says of a source, such as a field, whether it holds other words than it began with. */
  readonly set: (source: string, isHeld: boolean) => void;
  readonly has: () => boolean;
  /** Lets go of what is held, because it was saved or given up: from here on it counts as what was begun with. */
  readonly settle: () => void;
  readonly onSettle: (listener: () => void) => () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A scope. `tell` hears each time it begins to hold words or holds none any more. */
export function createWordsScope(tell?: (isHeld: boolean) => void): WordsScope {
  const sources = new Set<string>();
  const settled = createChannel();
  const changes = createChannel();
  const change = (act: () => void): void => {
    const before = sources.size > 0;
    act();
    const isHeld = sources.size > 0;
    if (before === isHeld) return;
    tell?.(isHeld);
    changes.tell();
  };
  return {
    set: (source, isHeld) => change(() => (isHeld ? sources.add(source) : sources.delete(source))),
    has: () => sources.size > 0,
    settle() {
      settled.tell();
      change(() => sources.clear());
    },
    onSettle: settled.subscribe,
    subscribe: changes.subscribe,
  };
}

import { createChannel } from './create-channel.ts';

/** A state that others may follow. Free of React; components follow it by `useStore`. */
export interface Store<State> {
  /** The state that it began with, which is what a server draws. */
  readonly initial: State;
  readonly get: () => State;
  /** Returns what ends it. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface WritableStore<State> extends Store<State> {
  /** The same state again is no news. */
  readonly set: (next: State) => void;
}

export function createStore<State>(initial: State): WritableStore<State> {
  let state = initial;
  const { tell, subscribe } = createChannel();
  return {
    initial,
    get: () => state,
    subscribe,
    set(next) {
      if (Object.is(next, state)) return;
      state = next;
      tell();
    },
  };
}

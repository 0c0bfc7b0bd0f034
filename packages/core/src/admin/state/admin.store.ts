import { useSyncExternalStore } from 'react';
import { initialState } from './admin-state.ts';
import type { AdminState } from './admin-state.ts';
import { adminReducer } from './admin.reducer.ts';
import type { AdminAction } from './admin.reducer.ts';

let state = initialState;
const listeners = new Set<() => void>();
const get = (): AdminState => state;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes the state that screens share. */
export function dispatch(action: AdminAction): void {
  state = adminReducer(state, action);
  for (const listener of listeners) listener();
}

/** A part of the state that screens share. `select` answers with something that is in it, not with something new. */
export const useAdminState = <Part>(select: (state: AdminState) => Part): Part =>
  useSyncExternalStore(subscribe, () => select(get()));

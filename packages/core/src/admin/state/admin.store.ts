import { initialState } from './admin-state.ts';
import type { AdminState } from './admin-state.ts';
import { adminReducer } from './admin.reducer.ts';
import type { AdminAction } from './admin.reducer.ts';
import { createStore } from '../ui/store/create-store.ts';
import { useStorePart } from '../ui/store/use-store.ts';

const store = createStore(initialState);

/** Changes the state that screens share. */
export const dispatch = (action: AdminAction): void => store.set(adminReducer(store.get(), action));

/** A part of the state that screens share. `select` answers with something that is in it, not with something new. */
export const useAdminState = <Part>(select: (state: AdminState) => Part): Part => useStorePart(store, select);

import { initialState } from './admin-state.ts';
import type { AdminState, CollectedError, ErrorCollection, RecoveryFlow, UserOperation } from './admin-state.ts';

export type AdminAction =
  | { readonly type: 'session-known'; readonly isAuthenticated: boolean }
  | { readonly type: 'errors-collected'; readonly collection: ErrorCollection; readonly errors: readonly CollectedError[] }
  | { readonly type: 'recovered'; readonly flow: RecoveryFlow }
  | { readonly type: 'messages-cleared' }
  | { readonly type: 'operation-requested'; readonly operation: UserOperation }
  | { readonly type: 'operation-succeeded'; readonly operation: UserOperation }
  | { readonly type: 'operation-failed'; readonly operation: UserOperation }
  | { readonly type: 'user-fetched' };

/** The state after an action. */
export function adminReducer(state: AdminState, action: AdminAction): AdminState {
  const operated = (operation: UserOperation, flag: boolean | null): AdminState => ({
    ...state,
    operations: { ...state.operations, [operation]: flag },
  });
  switch (action.type) {
    case 'session-known':
      return { ...state, authenticated: action.isAuthenticated };
    // A collection holds the errors of one answer: what stood there before goes first.
    case 'errors-collected':
      return { ...state, errors: { ...state.errors, [action.collection]: action.errors } };
    case 'recovered':
      return { ...state, recovered: { ...state.recovered, [action.flow]: true } };
    case 'messages-cleared':
      return { ...state, recovered: initialState.recovered };
    case 'operation-requested':
      return operated(action.operation, null);
    case 'operation-succeeded':
      return operated(action.operation, true);
    case 'operation-failed':
      return operated(action.operation, false);
    case 'user-fetched':
      return { ...state, operations: initialState.operations };
  }
}

import { useEffect } from 'react';
import type { RecoveryFlow } from '#admin/state/admin-state.ts';
import { dispatch, useAdminState } from '#admin/state/admin.store.ts';

/** Whether a flow worked. Forgotten when the screen is left, so that its message shows once. */
export function useRecovered(flow: RecoveryFlow): boolean {
  useEffect(() => () => dispatch({ type: 'messages-cleared' }), []);
  return useAdminState((state) => state.recovered[flow]);
}

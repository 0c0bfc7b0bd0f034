import { clientCalls } from '../../client/call.ts';
import type { undoCalls as declared } from './undo.calls.ts';

export const undoCalls = clientCalls<typeof declared>({
  list: 'GET /undo/list',
  takeBack: 'POST /undo/{id}/take-back',
});

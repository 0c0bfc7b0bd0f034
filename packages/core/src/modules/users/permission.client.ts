import { clientCalls } from '../../client/call.ts';
import type { permissionCalls as declared } from './permission.calls.ts';

export const permissionCalls = clientCalls<typeof declared>({ explain: 'POST /user/{id}/explain' });

import { clientCalls } from '../../client/call.ts';
import type { roleCalls as declared } from './roles.calls.ts';

export const roleCalls = clientCalls<typeof declared>({
  list: 'GET /role/list',
  permissions: 'GET /role/permissions',
  get: 'GET /role/{id}',
  create: 'POST /role',
  update: 'PUT /role/{id}',
  remove: 'DELETE /role/{id}',
});

import { clientCalls } from '../../client/call.ts';
import type { menuCalls as declared } from './menu.calls.ts';

export const menuCalls = clientCalls<typeof declared>({
  list: 'GET /menu',
  read: 'GET /menu/{name}',
  save: 'PUT /menu/{name}',
  versions: 'GET /menu/{name}/versions',
  version: 'GET /menu/{name}/version/{revision}',
  restore: 'POST /menu/{name}/restore',
  filled: 'GET /menu/{name}/filled',
});

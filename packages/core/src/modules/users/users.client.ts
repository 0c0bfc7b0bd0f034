import { clientCalls } from '../../client/call.ts';
import type { userCalls as declared } from './users.calls.ts';

export const userCalls = clientCalls<typeof declared>({
  current: 'GET /user',
  list: 'GET /user/list',
  create: 'POST /user',
  update: 'PUT /user/{id}',
  remove: 'DELETE /user/{id}',
  invite: 'POST /user/{id}/invite',
  setImage: 'PUT /user/{id}/image',
  removeImage: 'DELETE /user/{id}/image',
  resetSecondFactor: 'POST /auth/second-factor/reset',
  image: 'GET /user/{id}/image/{hash}',
});

import { clientCalls } from '../../client/call.ts';
import type { commentsCalls as declared } from './comments.calls.ts';

export const commentsCalls = clientCalls<typeof declared>({
  ofPage: 'GET /page/{id}/comments',
  people: 'GET /page/{id}/comments/people',
  comment: 'POST /page/{id}/comment',
  reply: 'POST /comment/{id}/reply',
  resolve: 'POST /comment/{id}/resolve',
  reopen: 'POST /comment/{id}/reopen',
});

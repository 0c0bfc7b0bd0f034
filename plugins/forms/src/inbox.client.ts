import { clientCalls } from '@lectern/core/client';
import type { inboxCalls as declared } from './inbox.calls.ts';

export const inboxCalls = clientCalls<typeof declared>({
  forms: 'GET /forms/list',
  list: 'GET /forms/submissions',
  get: 'GET /forms/submissions/{id}',
  setState: 'PUT /forms/submissions/{id}/state',
  assign: 'PUT /forms/submissions/{id}/assignee',
  addNote: 'POST /forms/submissions/{id}/notes',
  resend: 'POST /forms/submissions/{id}/resend',
  linkFile: 'POST /forms/submissions/{id}/files/{file}/link',
  openFile: 'GET /forms/files/{token}',
  hold: 'PUT /forms/submissions/{id}/legal-hold',
  erase: 'DELETE /forms/submissions/{id}',
  export: 'GET /forms/export',
  statistics: 'GET /forms/statistics',
});

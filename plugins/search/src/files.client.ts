import { clientCalls } from '@lectern/core/client';
import type { fileCalls as declared } from './files.calls.ts';

export const fileCalls = clientCalls<typeof declared>({
  list: 'GET /site-search/files',
  retry: 'POST /site-search/files/retry',
});

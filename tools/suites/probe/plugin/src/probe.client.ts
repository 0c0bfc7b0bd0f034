import { clientCalls } from '@lectern/core/client';
import type { probeCalls as declared } from './probe.calls.ts';

export const probeCalls = clientCalls<typeof declared>({
  list: 'GET /probe/notes',
  write: 'POST /probe/notes',
  feed: 'GET /probe/feed.txt',
  makeLink: 'POST /probe/links',
  showLink: 'GET /probe/links/{token}',
  useLink: 'POST /probe/links/{token}',
  count: 'GET /probe/count',
  livePages: 'GET /probe/live-pages',
  reach: 'GET /probe/reach',
});

import { clientCalls } from '../../client/call.ts';
import type { linkCalls as declared } from './links.calls.ts';

export const linkCalls = clientCalls<typeof declared>({
  sources: 'GET /links/to/{pageID}',
  replace: 'POST /links/replace',
  external: 'GET /links/external',
  externalSources: 'GET /links/external/sources',
  check: 'POST /links/external/check',
  replaceAddress: 'POST /links/external/replace',
});

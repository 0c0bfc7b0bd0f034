import { clientCalls } from '../../client/call.ts';
import type { translationCalls as declared } from './translations.calls.ts';

export const translationCalls = clientCalls<typeof declared>({
  linkSibling: 'POST /page/{id}/link-sibling',
  unlinkSibling: 'POST /page/{id}/unlink-sibling',
  translated: 'POST /page/{id}/translated',
  sourceChanges: 'GET /page/{id}/source-changes',
  applySourceChanges: 'POST /page/{id}/apply-source-changes',
  matrix: 'POST /translation/matrix',
  create: 'POST /translation/create',
});

import { clientCalls } from '../../client/call.ts';
import type { pageTextCalls as declared } from './page-texts.calls.ts';

export const pageTextCalls = clientCalls<typeof declared>({
  find: 'POST /page-texts/find',
  replace: 'POST /page-texts/replace',
  exportXliff: 'GET /page-texts/xliff',
  importXliff: 'POST /page-texts/xliff',
  translate: 'POST /page-texts/translate',
  unread: 'GET /page-texts/{id}/unread',
  approve: 'POST /page-texts/{id}/approve',
  glossary: 'GET /page-texts/glossary',
  setTerm: 'POST /page-texts/glossary',
  removeTerm: 'DELETE /page-texts/glossary/{id}',
});

import { clientCalls } from '@lectern/core/client';
import type { textsCalls as declared } from './texts.calls.ts';

export const textsCalls = clientCalls<typeof declared>({
  list: 'GET /forms/texts',
  get: 'GET /forms/texts/{form}',
  save: 'PUT /forms/texts/{form}',
});

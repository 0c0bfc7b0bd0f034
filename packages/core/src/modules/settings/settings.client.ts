import { clientCalls } from '../../client/call.ts';
import type { settingsCalls as declared } from './settings.calls.ts';

export const settingsCalls = clientCalls<typeof declared>({
  get: 'GET /settings/get',
  list: 'GET /settings',
  owned: 'GET /settings/{owner}',
  save: 'PUT /settings/{owner}',
});

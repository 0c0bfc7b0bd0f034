import { clientCalls } from '../../client/call.ts';
import type { auditCalls as declared } from './audit.calls.ts';

export const auditCalls = clientCalls<typeof declared>({ list: 'GET /audit/list', export: 'GET /audit/export' });

import { clientCalls } from '@lectern/core/client';
import type { outsideCalls as declared } from './outside.calls.ts';

export const outsideCalls = clientCalls<typeof declared>({
  calendar: 'GET /planner/manage/advisors/{id}/calendar',
  connect: 'PUT /planner/manage/advisors/{id}/calendar',
  read: 'POST /planner/manage/advisors/{id}/calendar',
  disconnect: 'DELETE /planner/manage/advisors/{id}/calendar',
});

import type { HealthMeasure } from '@lectern/core/server';
import { readState } from '../engine/state.ts';
import { countFailed } from './file-rows.ts';

/** Files on live pages whose words are not found. */
export const unreadMeasure: HealthMeasure = {
  open: '/site-search/files',
  count: async ({ app: { derived } }) => countFailed(derived, (await readState(derived)).live),
};

import { route } from '@lectern/core/server';
import { addressCalls } from '../../address.calls.ts';
import { completeAddress } from './complete-address.ts';

/** The browser asks only us, and we the service of the site. */
export const addressRoutes = [
  route(addressCalls.address, async ({ app, query, limit }) => {
    await limit('address', { attempts: 120, minutes: 10 });
    return { data: await completeAddress(app, query) };
  }),
];

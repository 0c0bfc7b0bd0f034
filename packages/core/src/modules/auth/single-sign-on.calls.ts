import * as z from 'zod';
import { defineCalls, headersOnly } from '../../contract/call.ts';
import { only } from '../../contract/refusals.ts';
import { authRefusals } from './auth.refusals.ts';

export const singleSignOnCalls = defineCalls({
  start: {
    method: 'GET',
    path: '/auth/oidc/start',
    access: 'public',
    summary: 'Sends the browser to the identity provider. `next` is the screen wanted, below /cmsadmin.',
    query: z.strictObject({ next: z.string().optional() }),
    refuses: only(authRefusals, 'notFound'),
    answer: headersOnly(302),
  },
  callback: {
    method: 'GET',
    path: '/auth/oidc/callback',
    access: 'public',
    summary: 'Where the identity provider sends the browser back to: logs in and goes on to the admin.',
    // Providers add parameters of their own; the library reads the address and refuses what does not belong.
    query: z.looseObject({}),
    refuses: only(authRefusals, 'notFound'),
    answer: headersOnly(302),
  },
});

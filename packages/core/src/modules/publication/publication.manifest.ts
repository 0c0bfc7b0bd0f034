import * as z from 'zod';
import { defineModule } from '../../contract/module.ts';

const request = z.strictObject({ pageID: z.uuid(), versionID: z.uuid(), requestID: z.uuid() });

/** Asking for the publication of pages, and deciding on it. */
export const publication = defineModule({
  id: 'publication',
  errors: {
    G_41: { status: 409, text: 'This request has been decided or withdrawn in the meantime.' },
    G_42: { status: 404, text: 'Nobody asked for the publication of this version.' },
    G_43: { status: 403, text: 'You asked for this publication yourself, so somebody else has to review it.' },
    G_44: { status: 409, text: 'There is nothing to publish: visitors read this version already.' },
    G_45: { status: 409, text: 'The address of this page was changed while you reviewed it. Look at it again.' },
  },
  events: {
    /** Somebody asked for the publication of a version. */
    'publication.requested': request,
    'publication.revoked': request,
    /** A reviewer agreed; the version is live. */
    'publication.accepted': request,
    'publication.rejected': request,
    /** Nobody has to decide any more: another version was requested or published, or the page unpublished or deleted. */
    'publication.superseded': request,
  },
  audit: {
    actions: {
      'page.accept-publication': 'Accept a publication request',
      'page.reject-publication': 'Reject a publication request',
      'page.request-publication': 'Request a publication',
      'page.revoke-request': 'Withdraw a publication request',
    },
    fields: {
      request: 'Publication request',
      requested: 'Requested version',
      resent: 'Asked again',
    },
    values: {
      accepted: 'Accepted',
      rejected: 'Rejected',
      revoked: 'Withdrawn',
      superseded: 'Replaced',
    },
  },
});

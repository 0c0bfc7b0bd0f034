import { defineEntity, p } from '@mikro-orm/core';
import type { CheckSummary } from '../../checks/server/public.ts';
import type { PublicationRequest as PresentedRequest } from '../publication.schema.ts';

const PublicationRequestSchema = defineEntity({
  name: 'PublicationRequest',
  tableName: 'lectern_publication_request',
  properties: {
    id: p.uuid().primary(),
    pageID: p.uuid().name('page_id'),
    versionID: p.uuid().name('version_id'),
    state: p.string().length(10).$type<PresentedRequest['state']>(),
    comment: p.string().length(2000),
    /** The public path that was wanted when it was requested; null for requests of before that was kept. */
    path: p.string().length(520).nullable(),
    /** What checks found in the version when it was requested. */
    checks: p.json<readonly CheckSummary[]>(),
    requestedBy: p.integer().nullable(),
    requestedAt: p.datetime(),
    /** When reviewers were told last. */
    mailedAt: p.datetime(),
    feedback: p.string().length(2000).default(''),
    /** Who decided on it, or did what ended it; null while it is open. */
    decidedBy: p.integer().nullable(),
    decidedAt: p.datetime().nullable(),
  },
});

/** A request for the publication of a version: one of a page is open at most. */
export class PublicationRequest extends PublicationRequestSchema.class {}
PublicationRequestSchema.setClass(PublicationRequest);

import { defineEntity, p } from '@mikro-orm/core';

/** The purpose of the signed links. */
export const previewPurpose = 'pages:preview';

/** Milliseconds after its end for which a link still says that it has ended. */
export const graceOfLinks = 30 * 86_400_000;

const PreviewLinkSchema = defineEntity({
  name: 'PreviewLink',
  tableName: 'lectern_preview_link',
  properties: {
    id: p.uuid().primary(),
    pageID: p.uuid().name('page_id'),
    versionID: p.uuid().name('version_id'),
    createdBy: p.integer().nullable(),
    createdAt: p.datetime(),
    endsAt: p.datetime(),
    revokedAt: p.datetime().nullable(),
  },
});

/** A link that shows one version to whoever holds it. Its token is known to the signed links alone, as a hash. */
export class PreviewLink extends PreviewLinkSchema.class {}
PreviewLinkSchema.setClass(PreviewLink);

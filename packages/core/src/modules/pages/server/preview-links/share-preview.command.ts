import { userIDOf } from '#server/kernel/actor.ts';
import { defineCommand } from '#server/kernel/command.ts';
import { signedLinks } from '#server/kernel/signed-links.ts';
import { fail } from '../page/fail.ts';
import { lockPageRow } from '../page/find-page.ts';
import { closeVersion } from '../drafts/find-version.ts';
import { authorizePage } from '../rights/page.policy.ts';
import { PageVersion } from '../page/page-version.entity.ts';
import { graceOfLinks, PreviewLink, previewPurpose } from './preview-link.entity.ts';

export interface SharePreviewInput {
  /** Of the version. */
  readonly id: string;
  readonly hours: number;
}

export interface SharedPreview {
  readonly id: string;
  readonly token: string;
  readonly endsAt: Date;
}

/** Makes a link that shows a version, which is closed, so that whoever opens it tomorrow sees what was meant today. */
export const sharePreview = defineCommand<SharePreviewInput, SharedPreview>(
  'page.share-preview',
  async (context, { id, hours }) => {
    const { app, em, actor, now, audit } = context;
    const owner = (await em.findOne(PageVersion, { id }, { fields: ['pageID'] })) ?? fail('noPage');
    const page = await lockPageRow(em, owner.pageID);
    await authorizePage(em, context, { permission: 'view-page', page });
    const version = await closeVersion({ app, em }, page, id);
    const endsAt = new Date(now.getTime() + hours * 3_600_000);
    const link = em.create(PreviewLink, {
      id: crypto.randomUUID(),
      pageID: page.id,
      versionID: version.id,
      createdBy: userIDOf(actor),
      createdAt: now,
      endsAt,
    });
    await em.flush();
    const token = await app
      .service(signedLinks)
      .create(em, { purpose: previewPurpose, subject: link.id, endsAt: new Date(endsAt.getTime() + graceOfLinks) });
    audit({ entity: 'page', entityID: page.id, changes: { previewOf: version.number, until: endsAt.toISOString() } });
    return { id: link.id, token, endsAt };
  },
);

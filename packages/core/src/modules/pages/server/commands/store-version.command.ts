import type { SeoSettings } from '../../../../contract/content.ts';
import type { FieldError } from '../../../../contract/errors.ts';
import { defineCommand } from '../../../../server/kernel/command.ts';
import type { IncomingBlock } from '../content.schema.ts';
import { lockPage } from '../find-page.ts';
import { PageVersion } from '../page-version.entity.ts';
import { pageSubject } from '../page.policy.ts';
import { prepareMedia } from '../prepare-media.ts';
import { refuseOutdated } from '../refuse-outdated.ts';
import { checkContent, storedContent, writeLatestVersion } from '../write-version.ts';
import { fail } from '../fail.ts';

export interface StoreVersionInput {
  readonly id: string;
  /** The revision that this write is based on. */
  readonly revision: number;
  readonly title?: string | undefined;
  readonly typeData?: Readonly<Record<string, unknown>> | undefined;
  readonly blocks?: Readonly<Record<string, IncomingBlock>> | undefined;
  readonly blockOrder?: readonly string[] | undefined;
  readonly seoSettings?: SeoSettings | undefined;
}

export interface StoredVersion {
  readonly pageID: string;
  /** The version to go on with: a new one where the stored one was requested or published. */
  readonly pageVersionID: string;
  readonly revision: number;
  /** What was stored and cannot be published like this: images that cannot be shown, files that are gone. */
  readonly warnings: readonly FieldError[];
}

/** Stores what an editor wrote. What is left out stays as it is. An outdated revision changes nothing (G_03, with who wrote the present one). */
export const storeVersion = defineCommand<StoreVersionInput, StoredVersion>(
  'page.store',
  async ({ app, em, actor, now, authorize, audit, emit }, input) => {
    const target = (await em.findOne(PageVersion, { id: input.id }, { fields: ['id', 'pageID'] })) ?? fail('PM_01');
    const { page, version } = await lockPage(em, target.pageID);
    authorize('edit-page', await pageSubject(em, page));
    if (version.id !== input.id || version.revision !== input.revision) return refuseOutdated(em, version);

    const before = storedContent(app, page.type, version);
    const blocks = input.blocks ?? before.blocks;
    const content = await checkContent({
      app,
      em,
      type: page.type,
      content: {
        title: input.title ?? before.title,
        typeData: input.typeData ?? before.typeData,
        blocks,
        blockOrder: input.blockOrder ?? (input.blocks ? undefined : before.blockOrder),
        seo: input.seoSettings ?? before.seo,
      },
      stored: version.blocks,
      level: 'draft',
    });
    const written = await writeLatestVersion({ app, em, page, version, content, actor, now });
    audit({ entity: 'page', entityID: page.id, changes: { version: written.number, revision: written.revision } });
    emit('page.stored', { pageID: page.id, versionID: written.id });
    const { warnings } = content;
    return { pageID: page.id, pageVersionID: written.id, revision: written.revision, warnings };
  },
  {
    async prepare({ app }, { id, blocks, typeData, seoSettings: seo }) {
      const { rows } = await app.pool.query<{ type: string }>(
        'select page.type from lectern_page_version v join lectern_page page on page.id = v.page_id where v.id = $1',
        [id],
      );
      await prepareMedia(app, { type: rows[0]?.type, blocks, typeData, seo });
    },
  },
);

import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '#server/kernel/actor.ts';
import { defineCommand } from '#server/kernel/command.ts';
import { liveFile } from '../file-usage.ts';
import { folderAccess } from '../folder-access.ts';
import { lockTree } from '../folders.ts';
import { readAll } from '../images/renditions.ts';
import { extensionOf } from '../media-path.ts';
import { presentFile } from '../media-file.presenter.ts';
import type { PresentedFile } from '../media-file.presenter.ts';
import { mediaStore, pageUses } from '../media.services.ts';
import { contentOf, retire, tellReplaced, withContent } from '../replacement.ts';
import { trashContent } from '../trash.ts';
import { fail } from '../fail.ts';

export interface PutBackInput {
  /** Of what was replaced, in the trash. */
  readonly id: string;
}

/** What was replaced and the file in whose place it stood. G_15 where either is gone, or kept from the actor. */
async function replacedWith(em: SqlEntityManager, actor: Actor, id: string) {
  const access = await folderAccess(em, actor, true);
  const { files } = await trashContent(em, access, [id]);
  const retired = files.find((file) => file.id === id) ?? fail('gone');
  const entity = await liveFile(em, retired.replacedID ?? fail('gone'));
  if (!access.canSee(entity.path)) fail('gone');
  return { retired, entity, access };
}

/**
 * Puts what was replaced back into its place, on all pages with this commit. What stood there goes to the trash instead, so
 * that this too can be undone.
 */
export const putBack = defineCommand<PutBackInput, PresentedFile, void>(
  'media.put-back',
  async (context, { id }) => {
    const { em, actor, now, authorize, audit } = context;
    authorize('manage-media');
    await lockTree(em, 'exclusive');
    const { retired, entity, access } = await replacedWith(em, actor, id);
    const next = withContent(entity, contentOf(retired), extensionOf(retired.fileName));
    await retire(context, entity, retired);
    em.assign(entity, { ...next, updatedAt: now });
    await em.flush();
    await tellReplaced(context, entity.id);
    audit({ entity: 'media-file', entityID: entity.id, changes: { restored: entity.fileName } });
    return presentFile(entity, access);
  },
  {
    async prepare({ app, actor, authorize }, { id }) {
      authorize('manage-media');
      const { retired, entity } = await replacedWith(app.em(), actor, id);
      if (entity.fileType !== 'image') return () => Promise.resolve();
      const { focalX, focalY } = entity;
      const image = { focalX, focalY, ...withContent(entity, contentOf(retired), extensionOf(retired.fileName)) };
      const read = async () => readAll(await app.service(mediaStore).read(retired.hash));
      return () => app.service(pageUses).prepareReplacement(app, { fileID: entity.id, image, read });
    },
    conflicts: { lectern_media_file_name_unique: { code: 'ML_03' } },
  },
);

import { defineCommand } from '#server/kernel/command.ts';
import { foldEdits } from './fold-edits.ts';
import { lockPage } from '../page/find-page.ts';
import { findStoredPage } from './find-stored-page.ts';
import { authorizePage, pageSubject } from '../rights/page.policy.ts';
import { resolveMedia } from '../content/resolve-media.ts';

/** Writes the edits of a page's latest version into it. */
export const foldPage = defineCommand<{ readonly id: string }, void, void>(
  'page.fold',
  async ({ app, em, actor, authorize, emit }, { id }) => {
    const { page, version } = await lockPage(em, id);
    authorize('edit-page', await pageSubject(em, actor, page));
    if (version.contentRevision === version.revision) return;
    await foldEdits({ app, em }, page.type, version);
    emit('page.stored', { pageID: page.id, versionID: version.id });
  },
  {
    prepare: async (context, { id }) => {
      const { app } = context;
      const { page, version } = await findStoredPage(app, 'page', id);
      const em = app.orm.em.fork();
      await authorizePage(em, context, { permission: 'edit-page', page });
      // Cuts of images are made here, where nobody waits for them.
      return async () => void (await resolveMedia(app, em, app.pageTypes.get(page.type), version));
    },
  },
);

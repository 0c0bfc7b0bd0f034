import type { MediaRecord } from '#contract/content.ts';
import type { LoggedEvent } from '#contract/events.ts';
import { listen } from '#server/kernel/events/listener.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { images, pageFilesOf, preparePictures } from '#modules/media/server/public.ts';
import { PageVersion } from '../page/page-version.entity.ts';
import { Page } from '../page/page.entity.ts';
import { pagesWith } from './refresh-media.ts';
import { resolveMedia } from '../content/resolve-media.ts';

type Cause = LoggedEvent<'page.stored' | 'page.published' | 'media.replaced'>;

interface Draft {
  readonly pageID: string;
  readonly versionID: string;
}

async function picturesOfDraft(app: Lectern, { pageID, versionID }: Draft): Promise<Iterable<MediaRecord>> {
  const em = app.em();
  const page = await em.findOne(Page, { id: pageID });
  const version = page && (await em.findOne(PageVersion, { id: versionID }));
  if (!version) return [];
  const { blocks, own } = await resolveMedia(app, em, app.pageTypes.get(page.type), version);
  return pageFilesOf({ blocks, images: own.images }).values();
}

const picturesOfLive = async (app: Lectern, pageID: string): Promise<Iterable<MediaRecord>> =>
  (await app.service(images).livePageFiles.of(pageID))?.values() ?? [];

async function prepare(app: Lectern, { name, payload }: Cause): Promise<void> {
  if (name === 'page.stored') return preparePictures(app, await picturesOfDraft(app, payload));
  const pages = name === 'page.published' ? [{ id: payload.pageID }] : await pagesWith(app.em(), [payload.fileID]);
  for (const { id } of pages) await preparePictures(app, await picturesOfLive(app, id));
}

/**
 * Makes the copies of pictures that a draft shows or that went live, so that they are there when the page is first looked at.
 * One event at a time: what a killed process made of a page is kept.
 */
export const picturesListener = listen({
  on: ['page.stored', 'page.published', 'media.replaced'],
  batch: 1,
  async run(events: readonly Cause[], app: Lectern) {
    for (const event of events) await prepare(app, event);
  },
});

import type { CropParams } from '../../../contract/content.ts';
import type { Lectern } from '../../../server/kernel/lectern.ts';
import { PageVersion } from './page-version.entity.ts';
import { Page } from './page.entity.ts';
import { pagesWith } from './refresh-media.ts';
import { usesOfContent } from './resolve-media.ts';
import type { Replacement } from '../../media/server/public.ts';
import { images } from '../../media/server/public.ts';

/**
 * The crops of an image on the pages that use it, in what visitors read and in the latest versions. Undefined stands
 * for no cut.
 */
async function cutsOf(app: Lectern, fileID: string): Promise<Map<string, CropParams | undefined>> {
  // Whole in the library itself, as a poster, and as a GIF that is a video.
  const cuts = new Map<string, CropParams | undefined>([['', undefined]]);
  for (const { id } of await pagesWith(app.orm.em.fork(), [fileID])) {
    // One page after the other: a logo may be on all of them.
    const em = app.orm.em.fork();
    const page = await em.findOne(Page, { id });
    const ids = [page?.latestVersionID, page?.publishedVersionID].filter((each) => typeof each === 'string');
    for (const version of await em.find(PageVersion, { id: { $in: ids } })) {
      for (const use of usesOfContent(app, app.pageTypes.get(page?.type ?? ''), version)) {
        if (use.fileID === fileID && use.cropParams) cuts.set(JSON.stringify(use.cropParams), use.cropParams);
      }
    }
  }
  return cuts;
}

/**
 * Makes what pages will show of an image that is about to be replaced, before the transaction that does it: a cut takes a
 * moment, and meanwhile nobody should have to wait for those pages.
 */
export async function prepareReplacement(app: Lectern, { fileID, hash, mimeType, read }: Replacement): Promise<void> {
  const cuts = await cutsOf(app, fileID);
  const uses = [...cuts.values()].map((cropParams) => ({ original: hash, mimeType, cropParams }));
  await app.service(images).renditions.of(app.orm.em.fork(), uses, read);
}

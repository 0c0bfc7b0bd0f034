import type { CropParams } from '#contract/content.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { currentContent } from '../edits/fold-edits.ts';
import { PageVersion } from '../page/page-version.entity.ts';
import { Page } from '../page/page.entity.ts';
import { pagesWith } from './refresh-media.ts';
import { usesOfContent } from '../content/resolve-media.ts';
import type { FileCrop } from '#modules/media/server/public.ts';

/** The pages that have a crop, each once: live where visitors see it so. */
type Pages = Map<string, FileCrop['pages'][number]>;

/** The crops of an image on the pages that use it, in what visitors read and in the latest versions. */
export async function cropsOfFile(app: Lectern, fileID: string): Promise<FileCrop[]> {
  const found = new Map<string, { readonly cropParams: CropParams; readonly pages: Pages }>();
  for (const { id } of await pagesWith(app.orm.em.fork(), [fileID])) {
    // One page after the other: a logo may be on all of them.
    const em = app.orm.em.fork();
    const page = await em.findOne(Page, { id });
    if (!page) continue;
    const ids = [page.latestVersionID, page.publishedVersionID].filter((each) => typeof each === 'string');
    for (const version of await em.find(PageVersion, { id: { $in: ids } })) {
      for (const { fileID: used, cropParams } of usesOfContent(
        app,
        app.pageTypes.get(page.type),
        await currentContent({ app, em }, page.type, version),
      )) {
        if (used !== fileID || !cropParams) continue;
        const key = JSON.stringify(cropParams);
        const crop = found.get(key) ?? { cropParams, pages: new Map() };
        const isLive = version.id === page.publishedVersionID || crop.pages.get(id)?.isLive === true;
        crop.pages.set(id, { id, title: page.title, isLive });
        found.set(key, crop);
      }
    }
  }
  return [...found.values()].map(({ cropParams, pages }) => ({ cropParams, pages: [...pages.values()] }));
}

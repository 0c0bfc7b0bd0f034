import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { PageContent } from '../../pages/edits/page-content.ts';
import { comparableContent, currentContent, Page, PageVersion } from '../../pages/server/public.ts';
import { blockTexts, wordsIn } from './state/block-words.ts';
import type { BlockWords } from './state/translated-block.ts';

export interface Place {
  readonly app: Lectern;
  readonly em: SqlEntityManager;
}

/** A page as its translations, or its source, are compared with it. */
export interface PageSide {
  readonly page: Page;
  readonly revision: number;
  /** At the versions of the code. */
  readonly content: PageContent;
  readonly texts: ReadonlyMap<string, readonly string[]>;
  readonly words: BlockWords;
}

/** A page with its content as a side of a comparison. */
export function sideOf({ app }: Pick<Place, 'app'>, page: Page, revision: number, content: PageContent): PageSide {
  const texts = blockTexts(app, page.type, content);
  return { page, revision, content, texts, words: wordsIn(texts) };
}

async function readSide({ app, em }: Place, page: Page, versionID: string | null | undefined): Promise<PageSide | undefined> {
  const version = versionID ? await em.findOne(PageVersion, { id: versionID }) : null;
  if (!version) return undefined;
  const row = await currentContent({ app, em }, page.type, version);
  return sideOf({ app }, page, version.revision, comparableContent(app, page.type, row));
}

/** A page as it is translated: its live version, else its latest. Undefined where there is none, or it lies in the trash. */
export async function readSource(place: Place, id: string): Promise<PageSide | undefined> {
  const page = await place.em.findOne(Page, { id });
  return page ? readSide(place, page, page.publishedVersionID ?? page.latestVersionID) : undefined;
}

/** A translation as it stands: its latest version. Undefined where there is none, or it lies in the trash. */
export async function readTranslation(place: Place, id: string): Promise<PageSide | undefined> {
  const page = await place.em.findOne(Page, { id });
  return page ? readSide(place, page, page.latestVersionID) : undefined;
}

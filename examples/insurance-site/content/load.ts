import { join } from 'node:path';
import type { ContentApi } from '@lectern/core/server';
import { plannerSetup } from '@lectern/planner/server';
import { blocksOf } from './blocks-of.ts';
import { comments } from './comments.ts';
import { organisation } from './contact.ts';
import { documents, folders, media, menus, moving, pages, redirects } from './index.ts';
import type { MenuContent } from './menus.ts';
import { plannerOf } from './planner.ts';
import { requests } from './requests.ts';
import { translating } from './translating.ts';
import type { TranslatingContent } from './translating.ts';
import type { FileMark, ImageMark, PageContent, SeoContent, VideoMark } from './types.ts';

type StoredVersion = Awaited<ReturnType<ContentApi['storeVersion']>>;

const defaultLocale = 'nl-NL';

/** Slug and locale as one name: `nl-NL /contact`. */
const nameOf = (slug: string, locale = defaultLocale): string => `${locale} ${slug}`;

interface Known {
  readonly files: ReadonlyMap<string, string>;
  readonly pages: ReadonlyMap<string, string>;
  /** By their terms. */
  readonly tags: ReadonlyMap<string, string>;
}

const found = <Value>(map: ReadonlyMap<string, Value>, name: string): Value => {
  const value = map.get(name);
  if (value === undefined) throw new Error(`"${name}" is used in the content and stands nowhere in it`);
  return value;
};

/** Replaces the marks in a value, which name pages and pictures, by their ids. */
function resolveMarks(value: unknown, locale: string, known: Known): unknown {
  if (Array.isArray(value)) return value.map((item) => resolveMarks(item, locale, known));
  if (typeof value !== 'object' || value === null) return value;
  if ('$image' in value) {
    const { $image: file, ...rest } = value as ImageMark;
    return { fileID: found(known.files, file), ...rest };
  }
  if ('$file' in value) return { fileID: found(known.files, (value as FileMark).$file) };
  if ('$video' in value) {
    const { $video: file, title } = value as VideoMark;
    return { fileID: found(known.files, `video ${file}`), title };
  }
  if ('$page' in value) {
    const { $page: slug, ...rest } = value as { $page: string };
    return { page: found(known.pages, nameOf(slug, locale)), ...rest };
  }
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, resolveMarks(child, locale, known)]));
}

function seoOf(seo: SeoContent | undefined, locale: string, known: Known) {
  return {
    seoTitle: seo?.title ?? '',
    seoDescription: seo?.description ?? '',
    seoKeywords: seo?.keywords ?? [],
    seoImage: seo?.image ? [resolveMarks(seo.image, locale, known) as { fileID: string }] : null,
    noIndex: seo?.noIndex ?? false,
    ...(seo?.tags ? { tags: seo.tags.map((term) => found(known.tags, term)) } : {}),
  };
}

type MenuItem = Parameters<ContentApi['saveMenu']>[0]['items'][number];

/** Items as they are stored; each is called by its place. */
const menuItems = (items: readonly MenuContent[], locale: string, known: Known, place = 'item'): MenuItem[] =>
  items.map(({ label, slug, locale: own = locale, children = [] }, index) => ({
    id: `${place}-${index + 1}`,
    label,
    ...(slug === undefined ? {} : { to: { page: found(known.pages, nameOf(slug, own)) } }),
    children: menuItems(children, locale, known, `${place}-${index + 1}`),
  }));

const keysBySlot = (slots: Readonly<Record<string, readonly { readonly key: string }[]>>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(slots).map(([slot, inside]) => [slot, inside.map(({ key }) => key)]));

interface At {
  readonly id: string;
  readonly revision: number;
}

/** Writes what a page says into a version. */
const storePage = (api: ContentApi, page: PageContent, at: At, known: Known): Promise<StoredVersion> => {
  const locale = page.locale ?? defaultLocale;
  return api.storeVersion({
    ...at,
    typeData: resolveMarks(page.typeData ?? {}, locale, known) as Record<string, unknown>,
    blocks: Object.fromEntries(
      blocksOf(page).map(({ key, type, anchorPoint, props, slots }) => [
        key,
        {
          type,
          props: resolveMarks(props, locale, known) as Record<string, unknown>,
          anchorPoint: anchorPoint ?? '',
          ...(slots ? { slots: keysBySlot(slots) } : {}),
        },
      ]),
    ),
    blockOrder: page.blocks.map(({ key }) => key),
    seoSettings: seoOf(page.seo, locale, known),
  });
};

interface Begun {
  readonly page: PageContent;
  readonly pageID: string;
  readonly at: At;
  readonly known: Known;
}

/** Publishes what a page said formerly, and begins its translation from that. Answers with the version to go on with. */
async function startTranslation(
  api: ContentApi,
  begun: Begun,
  { locale, title, former, blocks }: TranslatingContent,
): Promise<At> {
  const { page, pageID, at, known } = begun;
  const said = page.blocks.map((block) => former.find(({ key }) => key === block.key) ?? block);
  const stored = await storePage(api, { ...page, blocks: said }, at, known);
  await api.publishPage(pageID);
  const made = await api.createTranslation({ pageID, newLocale: locale, title, slug: page.slug });
  const draft = { id: made.pageVersionID, revision: made.revision };
  await storePage(api, { slug: page.slug, type: page.type, locale, title, blocks }, draft, known);
  return { id: stored.pageVersionID, revision: stored.revision };
}

/** Loads the pictures, pages, menus, settings and old addresses of Sluitsteen. Pages are made first and filled afterwards, because they link to each other. */
export default async function load(api: ContentApi): Promise<void> {
  const files = new Map<string, string>();
  for (const { file, folder, altText } of media) {
    const { id } = await api.addFile({ file: join(import.meta.dirname, 'media', file), folder, altText });
    files.set(file, id);
  }
  for (const file of documents) {
    const { id } = await api.addFile({ file: join(import.meta.dirname, 'documents', file), folder: folders.documents });
    files.set(file, id);
  }
  for (const { file, poster } of moving) {
    const { id: gifFileID } = await api.addFile({ file: join(import.meta.dirname, 'moving', file), folder: folders.moving });
    const fileName = file.replace(/\.gif$/, '');
    const { id } = await api.addVideo({ path: folders.moving, fileName, gifFileID, posterFileID: found(files, poster) });
    files.set(`video ${file}`, id);
  }
  const tags = new Map<string, string>();
  for (const term of new Set(pages.flatMap(({ seo }) => seo?.tags ?? [])))
    tags.set(term, (await api.createTag({ term, isPrivate: false })).id);
  await api.saveSettings('site', organisation);
  await api.service(plannerSetup)(plannerOf((file) => found(files, file)));
  const ids = new Map<string, string>();
  const made: { page: PageContent; pageVersionID: string; revision: number; pageID: string }[] = [];
  for (const page of pages) {
    const locale = page.locale ?? defaultLocale;
    const created = await api.createPage({
      title: page.title,
      slug: page.slug,
      type: page.type,
      locale,
      parentID: page.parent === undefined ? null : found(ids, nameOf(page.parent, locale)),
      ...(page.translationOf === undefined ? {} : { translationOf: found(ids, nameOf(page.translationOf)) }),
    });
    ids.set(nameOf(page.slug, locale), created.pageID);
    made.push({ page, ...created });
  }
  const versions = new Map<string, StoredVersion>();
  for (const { page, pageID, pageVersionID, revision } of made) {
    const locale = page.locale ?? defaultLocale;
    const known = { files, pages: ids, tags };
    const translation = locale === defaultLocale ? translating.find(({ slug }) => slug === page.slug) : undefined;
    const at = { id: pageVersionID, revision };
    const before = translation ? await startTranslation(api, { page, pageID, at, known }, translation) : at;
    const stored = await storePage(api, page, before, known);
    await api.publishPage(pageID);
    if (page.reviewEveryDays !== undefined) await api.setUpkeep({ id: pageID, everyDays: page.reviewEveryDays });
    versions.set(nameOf(page.slug, locale), stored);
  }
  for (const [locale, named] of Object.entries(menus))
    for (const [name, items] of Object.entries(named))
      await api.saveMenu({ name, locale, items: menuItems(items, locale, { files, pages: ids, tags }) });
  await api.saveSettings('consent', {
    isAsked: true,
    statement: { to: { page: found(ids, nameOf('/cookieverklaring')) } },
  });
  for (const { path, href } of redirects) await api.createRedirect({ path, to: href === null ? null : { href } });
  for (const { slug, title, comment, feedback } of requests) {
    const { pageID, pageVersionID, revision } = found(versions, nameOf(slug));
    await api.storeVersion({ id: pageVersionID, revision, title });
    const requested = await api.requestPublication({ id: pageID, comment });
    if (feedback !== undefined) await api.rejectPublication({ id: requested.pageVersionID, feedback });
  }
  for (const { slug, texts, ...about } of comments) {
    const [text, ...answers] = texts;
    const { id } = await api.addComment({ id: found(ids, nameOf(slug)), ...about, text });
    for (const answer of answers) await api.replyToComment({ id, text: answer });
  }
}

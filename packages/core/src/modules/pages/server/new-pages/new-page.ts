import { LecternError } from '#contract/errors.ts';
import { publicPath } from '#contract/locale.ts';
import { canonicalSlug } from '#contract/slug.ts';
import { userIDOf } from '#server/kernel/actor.ts';
import type { CommandContext, PrepareContext } from '#server/kernel/command.ts';
import { withCurrentMedia } from '../content/check-content.ts';
import type { CheckedContent } from '../content/check-content.ts';
import { fail } from '../page/fail.ts';
import { listedTitle, Page } from '../page/page.entity.ts';
import { authorizePage } from '../rights/page.policy.ts';
import { findParent, lockTree } from '../page/page-tree.ts';
import { isSlugFree } from '../tree/slug-availability.ts';
import { assertRoomForVersion } from '../edits/version-room.ts';
import { writeLatestVersion } from '../drafts/write-version.ts';

/** Where a page is to be made, and as what. */
export interface NewPlace {
  readonly slug: string;
  readonly type: string;
  readonly locale: string;
  readonly parentID?: string | null | undefined;
  /** The page of which it is a translation. */
  readonly translationOf?: string | undefined;
}

/** The facts of a page that is about to be made. */
export type PlacedPage = Pick<Page, 'id' | 'type' | 'locale' | 'slug' | 'translationGroup'> & {
  readonly parentID: string | null;
  readonly createdBy: number | null;
  /** Its place among those there. Default: the last. */
  readonly rank?: number;
};

export interface CreatedPage {
  readonly pageID: string;
  readonly pageVersionID: string;
  readonly revision: number;
}

/** A page that may be made, with its first content. */
export interface PreparedPage {
  readonly page: PlacedPage;
  readonly content: CheckedContent;
}

/** Constraints that the making of a page may meet. */
export const newPageConflicts = {
  lectern_page_slug_unique: { property: 'slug', code: 'V_06' },
  lectern_page_translation_unique: { property: 'locale', code: 'V_06' },
} as const;

/** Refuses a place that there is not, that is taken, or where the actor may make no page. */
export async function placeNewPage(context: PrepareContext, place: NewPlace): Promise<PlacedPage> {
  const { app, actor } = context;
  const em = app.orm.em.fork();
  const slug = canonicalSlug(place.slug);
  const parent = place.parentID ? await findParent(em, place.parentID, place.locale) : undefined;
  const sibling = place.translationOf ? await em.findOne(Page, { id: place.translationOf }) : null;
  const wrong = {
    type: !app.pageTypes.get(place.type),
    locale: !app.settings.availableLocales.includes(place.locale),
    slug: slug === undefined || publicPath(slug, place.locale, app.settings).length > 520,
    parentID: Boolean(place.parentID) && !parent,
    translationOf: place.translationOf !== undefined && !sibling,
  };
  const errors = Object.entries(wrong).flatMap(([property, isWrong]) => (isWrong ? [{ property, code: 'V_12' }] : []));
  if (slug === undefined || errors.length > 0) throw new LecternError(errors);

  const id = crypto.randomUUID();
  const page = {
    id,
    type: place.type,
    locale: place.locale,
    slug,
    parentID: parent?.id ?? null,
    translationGroup: sibling?.translationGroup ?? id,
    createdBy: userIDOf(actor),
  };
  await authorizePage(em, context, { permission: 'create-page', page });
  if (!(await isSlugFree(app, em, { slug, locale: place.locale }))) fail('taken', 'slug');
  return page;
}

/** Makes a page and its first version in the transaction. Asks the policy again. */
export async function writeNewPage(context: CommandContext, prepared: PreparedPage): Promise<CreatedPage> {
  const { em, now, audit, emit } = context;
  const { id, type, locale, slug, parentID } = prepared.page;
  if (parentID !== null) await lockTree(em, 'shared');
  await authorizePage(em, context, { permission: 'create-page', page: prepared.page });
  // It may have gone into the trash meanwhile.
  if (parentID !== null && !(await findParent(em, parentID, locale))) fail('invalid', 'parentID');
  await assertRoomForVersion(context);
  const content = await withCurrentMedia(context, { type, content: prepared.content, level: 'draft' });
  const page = em.create(Page, { ...prepared.page, title: listedTitle(content.title), createdAt: now, updatedAt: now });
  const version = await writeLatestVersion(context, { page, former: undefined, content });
  audit({ entity: 'page', entityID: id, changes: { type, locale, slug } });
  emit('page.created', { pageID: id, versionID: version.id });
  return { pageID: id, pageVersionID: version.id, revision: version.revision };
}

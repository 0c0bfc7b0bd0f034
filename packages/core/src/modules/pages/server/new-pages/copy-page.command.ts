import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { canonicalSlug } from '#contract/slug.ts';
import { defineCommand } from '#server/kernel/command.ts';
import type { PrepareContext } from '#server/kernel/command.ts';
import { checkContent, storedContent } from '../content/check-content.ts';
import { contentOf } from '../edits/version-content.ts';
import { fail } from '../page/fail.ts';
import { findStoredPage } from '../edits/find-stored-page.ts';
import type { StoredPage } from '../edits/find-stored-page.ts';
import { newPageConflicts, placeNewPage, writeNewPage } from './new-page.ts';
import type { CreatedPage, NewPlace, PreparedPage } from './new-page.ts';
import { Page } from '../page/page.entity.ts';
import { authorizePage } from '../rights/page.policy.ts';
import { translationKeeper } from './translation-keeper.ts';

export interface DuplicatePageInput {
  readonly pageID: string;
  readonly locale: string;
  readonly title: string;
  readonly slug: string;
  /** The page below which the copy stands. Default: where the original stands, in the copy's locale. */
  readonly parentID?: string | null | undefined;
}

export interface CreateTranslationInput {
  readonly pageID: string;
  readonly newLocale: string;
  readonly title: string;
  readonly slug: string;
}

/** The page that stands in a locale for the one above a page; null where there is none. */
async function parentIn(em: SqlEntityManager, { parentID }: StoredPage['page'], locale: string): Promise<string | null> {
  const above = parentID ? await em.findOne(Page, { id: parentID }) : null;
  const parent = above && (await em.findOne(Page, { translationGroup: above.translationGroup, locale }));
  return parent?.id ?? null;
}

/** A page whose drafts the actor may read. */
async function readSource(context: PrepareContext, pageID: string): Promise<StoredPage> {
  const { app } = context;
  const source = await findStoredPage(app, 'page', pageID);
  await authorizePage(app.orm.em.fork(), context, { permission: 'view-page', page: source.page });
  return source;
}

interface Copy extends Omit<NewPlace, 'type'> {
  readonly title: string;
}

/** A page with the content of another as it is stored now. */
async function prepareCopy(
  context: PrepareContext,
  { page: { type }, version }: StoredPage,
  { title, ...place }: Copy,
): Promise<() => Promise<PreparedPage>> {
  const { app } = context;
  const page = await placeNewPage(context, { ...place, type });
  const stored = storedContent(app, type, version);
  // A copy speaks for itself.
  const { canonical: _former, ...seo } = stored.seo;
  const content = { ...stored, seo, title };
  const check = { app, em: app.orm.em.fork(), type, content, stored: version, level: 'draft' } as const;
  return async () => ({ page, content: await checkContent(check) });
}

/** Makes a page with the content of another: a draft of its own, in a group of translations of its own. */
export const duplicatePage = defineCommand<DuplicatePageInput, CreatedPage, PreparedPage>(
  'page.duplicate',
  (context, _, prepared) => writeNewPage(context, prepared),
  {
    conflicts: newPageConflicts,
    async prepare(context, { pageID, parentID, ...place }) {
      const source = await readSource(context, pageID);
      const parent = parentID === undefined ? await parentIn(context.app.em(), source.page, place.locale) : parentID;
      return prepareCopy(context, source, { ...place, parentID: parent });
    },
  },
);

/** Makes a translation of a page with its content, as a draft. */
export const createTranslation = defineCommand<CreateTranslationInput, CreatedPage, PreparedPage>(
  'page.create-translation',
  async (context, { pageID: sourceID }, prepared) => {
    const { app, em } = context;
    const created = await writeNewPage(context, prepared);
    const page = await em.findOneOrFail(Page, { id: created.pageID });
    await app.service(translationKeeper).begin(context, { page, sourceID, content: contentOf(prepared.content) });
    return created;
  },
  {
    conflicts: { ...newPageConflicts, lectern_page_translation_unique: { property: 'newLocale', code: 'V_06' } },
    async prepare(context, { pageID, newLocale: locale, title, slug }) {
      const { app } = context;
      const em = app.em();
      const source = await readSource(context, pageID);
      if (!app.settings.availableLocales.includes(locale)) fail('invalid', 'newLocale');
      const { translationGroup } = source.page;
      if ((await em.count(Page, { translationGroup, locale })) > 0) fail('taken', 'newLocale');
      const sibling = (await em.findOne(Page, { id: pageID })) ?? fail('noPage');
      // Elsewhere translations share one slug, behind the prefix of each locale.
      const isShared = !app.settings.customSlugLocales.includes(locale);
      if (isShared && canonicalSlug(slug) !== sibling.slug) fail('invalid', 'slug');
      const parentID = await parentIn(em, source.page, locale);
      return prepareCopy(context, source, { title, slug, locale, parentID, translationOf: pageID });
    },
  },
);

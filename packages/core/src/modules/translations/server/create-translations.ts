import { isLecternError } from '#contract/errors.ts';
import { slugPrefixOf } from '#contract/page-type.ts';
import { proposedSlug } from '#contract/propose-slug.ts';
import type { Command } from '#server/kernel/command.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { createTranslation, freeSlug, isSlugFree, Page } from '../../pages/server/public.ts';
import type { CreatedTranslations } from '../translations.calls.ts';
import { fail } from './fail.ts';

interface Making {
  readonly app: Lectern;
  readonly run: <Input, Output>(command: Command<Input, Output>, input: Input) => Promise<Output>;
}

/**
 * The slug of a translation: that of its page, or one like it where each locale has its own and that one is taken. Where
 * pages of its type lie elsewhere in that locale, it begins there.
 */
async function slugFor(app: Lectern, page: Pick<Page, 'slug' | 'title' | 'type'>, locale: string): Promise<string> {
  if (!app.settings.customSlugLocales.includes(locale)) return page.slug;
  const prefix = slugPrefixOf(app.pageTypes.get(page.type));
  const slug = (prefix === undefined ? undefined : proposedSlug({ title: page.title, locale, prefix })) ?? page.slug;
  const em = app.em();
  return (await isSlugFree(app, em, { slug, locale })) ? slug : freeSlug(app, em, { slug, locale });
}

/** Makes translations of pages in a locale, each in a transaction of its own, and tells of those that could not be made. */
export async function createTranslations(
  { app, run }: Making,
  { pageIDs, locale }: { readonly pageIDs: readonly string[]; readonly locale: string },
): Promise<CreatedTranslations> {
  if (!app.settings.availableLocales.includes(locale)) fail('invalid', 'locale');
  const created: CreatedTranslations['created'][number][] = [];
  const leftOut: CreatedTranslations['leftOut'][number][] = [];
  for (const pageID of new Set(pageIDs)) {
    try {
      const page = (await app.em().findOne(Page, { id: pageID })) ?? fail('noPage');
      const slug = await slugFor(app, page, locale);
      const made = await run(createTranslation, { pageID, newLocale: locale, title: page.title, slug });
      created.push({ pageID, translationID: made.pageID });
    } catch (error) {
      if (!isLecternError(error)) throw error;
      const errors = error.errors.map(({ code, property }) => (property === undefined ? { code } : { code, property }));
      leftOut.push({ pageID, errors });
    }
  }
  return { created, leftOut };
}

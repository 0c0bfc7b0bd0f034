import type { Queryable } from '#server/database/statement.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { Page } from '../page/page.entity.ts';
import type { NewSlug } from './plan-addresses.ts';

/**
 * A page with its new slug, and those of its translations that share one with it: of locales that `customSlugLocales` does not
 * name, as long as they have the same.
 */
export async function withTranslations(
  { settings }: Pick<Lectern, 'settings'>,
  database: Queryable,
  page: Pick<Page, 'id' | 'locale' | 'slug' | 'translationGroup'>,
  slug: string,
): Promise<readonly NewSlug[]> {
  const root = { id: page.id, slug };
  const shared = settings.availableLocales.filter((locale) => !settings.customSlugLocales.includes(locale));
  if (!shared.includes(page.locale) || shared.length < 2) return [root];
  const siblings = await database.query<{ id: string }>({
    text: `select id from lectern_page where translation_group = $1 and id <> $2 and slug = $3 and locale = any($4::text[])
      and deleted_at is null order by locale`,
    values: [page.translationGroup, page.id, page.slug, shared],
  });
  return [root, ...siblings.map(({ id }) => ({ id, slug }))];
}

import type { Lectern } from '#server/kernel/lectern.ts';
import type { Actor } from '#server/kernel/actor.ts';
import { can } from '#server/kernel/policy.ts';
import type { Translation } from '../../page.schema.ts';
import { fail } from '../page/fail.ts';
import { listPages } from './list-pages.query.ts';
import { Page } from '../page/page.entity.ts';
import { pageSubject } from '../rights/page.policy.ts';

const all = { pageIndex: 0, pageSize: 100, searchTerm: '', columnToSort: 'title', sortOrder: 'asc' } as const;

/** What there is of a page in each locale of the site, and where the actor may make a translation. UM_01 for who may not view it. */
export async function listTranslations(app: Lectern, actor: Actor, pageID: string): Promise<Translation[]> {
  const em = app.orm.em.fork();
  const page = (await em.findOne(Page, { id: pageID })) ?? fail('noPage');
  if (!can(actor, 'view-page', await pageSubject(em, actor, page))) fail('forbidden');
  const siblings = await em.find(Page, { translationGroup: page.translationGroup }, { fields: ['id', 'locale'] });
  const ids = siblings.map((sibling) => sibling.id);
  const { items } = await listPages(app, all, actor, ids);
  const { availableLocales, customSlugLocales } = app.settings;
  const { id, type, translationGroup, parentID } = page;
  const createdBy = actor.kind === 'user' ? actor.id : null;
  return Promise.all(
    availableLocales.map(async (locale): Promise<Translation> => {
      const found = items.find((item) => item.locale === locale);
      const isMissing = !siblings.some((sibling) => sibling.locale === locale);
      const subject = await pageSubject(em, actor, { id, type, translationGroup, parentID, locale, createdBy });
      return {
        locale,
        page: found ? { id: found.id, title: found.title, slug: found.slug, status: found.status } : null,
        isMissing,
        sharedSlug: customSlugLocales.includes(locale) ? null : page.slug,
        canCreate: isMissing && can(actor, 'create-page', subject),
      };
    }),
  );
}

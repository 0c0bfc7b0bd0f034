import { fail, LecternError } from '../../../../contract/errors.ts';
import { publicPath } from '../../../../contract/locale.ts';
import { canonicalSlug } from '../../../../contract/slug.ts';
import { userIDOf } from '../../../../server/kernel/actor.ts';
import { defineCommand } from '../../../../server/kernel/command.ts';
import type { PrepareContext } from '../../../../server/kernel/command.ts';
import { checkContent, withCurrentMedia } from '../check-content.ts';
import type { CheckedContent } from '../check-content.ts';
import { emptySeo } from '../../content.schema.ts';
import type { IncomingBlock } from '../../content.schema.ts';
import { isLiveElsewhere } from '../live-path.ts';
import { Page } from '../page.entity.ts';
import { assertAllowed, pageSubject } from '../page.policy.ts';
import { writeLatestVersion } from '../write-version.ts';

export interface CreatePageInput {
  readonly title: string;
  readonly slug: string;
  readonly type: string;
  readonly locale: string;
  /** Blocks of the first version. */
  readonly content?: Readonly<Record<string, IncomingBlock>> | undefined;
  readonly typeData?: Readonly<Record<string, unknown>> | undefined;
  readonly parentID?: string | null | undefined;
  /** The page of which this is a translation. */
  readonly translationOf?: string | undefined;
}

export interface CreatedPage {
  readonly pageID: string;
  readonly pageVersionID: string;
  readonly revision: number;
}

interface Prepared {
  readonly page: Pick<Page, 'id' | 'type' | 'locale' | 'slug' | 'translationGroup'> & {
    readonly parentID: string | null;
    readonly createdBy: number | null;
  };
  readonly content: CheckedContent;
}

async function prepare({ app, actor }: PrepareContext, input: CreatePageInput): Promise<Prepared> {
  const em = app.orm.em.fork();
  const slug = canonicalSlug(input.slug);
  const parent = input.parentID ? await em.findOne(Page, { id: input.parentID }) : null;
  const sibling = input.translationOf ? await em.findOne(Page, { id: input.translationOf }) : null;
  const wrong = {
    type: !app.pageTypes.get(input.type),
    locale: !app.settings.availableLocales.includes(input.locale),
    slug: slug === undefined || publicPath(slug, input.locale, app.settings).length > 520,
    parentID: Boolean(input.parentID) && parent?.locale !== input.locale,
    translationOf: input.translationOf !== undefined && !sibling,
  };
  const errors = Object.entries(wrong).flatMap(([property, isWrong]) => (isWrong ? [{ property, code: 'V_12' }] : []));
  if (slug === undefined || errors.length > 0) throw new LecternError(errors);

  const id = crypto.randomUUID();
  const page = {
    id,
    type: input.type,
    locale: input.locale,
    slug,
    parentID: parent?.id ?? null,
    translationGroup: sibling?.translationGroup ?? id,
    createdBy: userIDOf(actor),
  };
  await assertAllowed(em, { actor, permission: 'create-page', page });
  if (await isLiveElsewhere(em, publicPath(slug, input.locale, app.settings), undefined)) fail('V_06', 'slug');
  const content = await checkContent({
    app,
    em,
    type: input.type,
    content: {
      title: input.title,
      typeData: input.typeData ?? {},
      blocks: input.content ?? {},
      blockOrder: undefined,
      seo: emptySeo,
    },
    stored: {},
    level: 'draft',
  });
  return { page, content };
}

/** Makes a page and its first version. */
export const createPage = defineCommand<CreatePageInput, CreatedPage, Prepared>(
  'page.create',
  async ({ app, em, actor, now, authorize, audit }, { title }, prepared) => {
    const { id, type, locale, slug } = prepared.page;
    authorize('create-page', await pageSubject(em, actor, prepared.page));
    const content = await withCurrentMedia({ app, em, type, content: prepared.content, level: 'draft' });
    const page = em.create(Page, { ...prepared.page, title, createdAt: now, updatedAt: now });
    await em.flush();
    const version = await writeLatestVersion({ app, em, page, version: undefined, content, actor, now });
    audit({ entity: 'page', entityID: id, changes: { type, locale, slug } });
    return { pageID: id, pageVersionID: version.id, revision: version.revision };
  },
  {
    prepare,
    conflicts: {
      lectern_page_slug_unique: { property: 'slug', code: 'V_06' },
      lectern_page_translation_unique: { property: 'locale', code: 'V_06' },
    },
  },
);

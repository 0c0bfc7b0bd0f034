import type { Page } from './page.entity.ts';
import type { PageVersion } from './page-version.entity.ts';
import type { LiveState, Page as PresentedPage, PagePolicies, PageVersion as PresentedVersion } from '../../page.schema.ts';
import { publicPath } from '#contract/locale.ts';
import type { LocaleSettings } from '#contract/locale.ts';

interface PageContext {
  readonly settings: LocaleSettings;
  readonly livePath: string | undefined;
  readonly reviewDueAt: string | null;
  readonly hasPublicationRequest: boolean;
  readonly policies: PagePolicies;
}

type Said = Pick<PageVersion, 'id' | 'sameAs' | 'sameRevision' | 'revision'>;

/** Whether a version is the one that visitors read, or says the very same. */
const saysWhatIsLive = ({ publishedVersionID }: Page, { id, sameAs, sameRevision, revision }: Said): boolean =>
  publishedVersionID === id || (Boolean(sameAs) && publishedVersionID === sameAs && sameRevision === revision);

/** What visitors read of a page, beside its latest version. `livePath`: where they find it. */
export function presentLive(
  page: Page,
  version: Said,
  { settings, livePath }: Pick<PageContext, 'settings' | 'livePath'>,
): LiveState {
  return {
    publishedVersionID: page.publishedVersionID ?? null,
    publishedID: page.publicationID ?? null,
    livePath: livePath ?? null,
    hasUnpublishedChanges: !saysWhatIsLive(page, version) || livePath !== publicPath(page.slug, page.locale, settings),
  };
}

/** A page as the API answers it, with its latest version's id and revision. */
export function presentPage(page: Page, version: PageVersion, context: PageContext): PresentedPage {
  const { settings, livePath, reviewDueAt, hasPublicationRequest, policies } = context;
  const path = publicPath(page.slug, page.locale, settings);
  return {
    id: page.id,
    slug: page.slug,
    path,
    ...presentLive(page, version, { settings, livePath }),
    type: page.type,
    locale: page.locale,
    title: page.title,
    content: version.blockOrder,
    typeData: version.typeData,
    parentID: page.parentID ?? null,
    pageVersionID: version.id,
    revision: version.revision,
    reviewDueAt,
    hasPublicationRequest,
    ...(page.openComments > 0 ? { openComments: page.openComments } : {}),
    createdAt: page.createdAt.toISOString(),
    updatedAt: page.updatedAt.toISOString(),
    policies,
  };
}

/** A version as the API answers it: `blocks` in page order, with the order beside it. */
export function presentVersion(version: PageVersion, policies: PagePolicies): PresentedVersion {
  const ordered = [...version.blockOrder, ...Object.keys(version.blocks).filter((key) => !version.blockOrder.includes(key))];
  return {
    id: version.id,
    pageID: version.pageID,
    number: version.number,
    revision: version.revision,
    title: version.title,
    typeData: version.typeData,
    blocks: Object.fromEntries(ordered.flatMap((key) => (version.blocks[key] ? [[key, version.blocks[key]]] : []))),
    blockOrder: version.blockOrder,
    seoSettings: version.seo,
    hasPublicationRequest: version.hasPublicationRequest,
    createdAt: version.createdAt.toISOString(),
    updatedAt: version.updatedAt.toISOString(),
    policies,
  };
}

import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { giveWay } from '#modules/redirects/server/public.ts';
import type { ShownPage } from './changed-tags.ts';
import type { CheckedContent } from '../content/check-content.ts';
import type { Page } from '../page/page.entity.ts';
import type { Publication } from './publication.entity.ts';
import { publishedDocument } from './published-document.ts';
import type { PublishedSummary } from './published-document.ts';
import { unmarked } from './request-keeper.ts';

interface Published {
  readonly page: Pick<Page, 'id' | 'locale' | 'type' | 'translationGroup'>;
  /** Public path, with the prefix of its locale. */
  readonly path: string;
  readonly publication: Pick<Publication, 'id' | 'versionID' | 'publishedAt'>;
  readonly content: CheckedContent;
}

/** The anchors that a link may lead to; checked by their pattern, so that they need no quotes in a list. */
const anchorsOf = ({ blocks }: CheckedContent): string[] =>
  Object.values(blocks).flatMap(({ anchorPoint }) => (anchorPoint ? [anchorPoint] : []));

interface Replaced {
  readonly former: Pick<ShownPage, 'path' | 'title' | 'summary' | 'anchors' | 'noIndex'> | null;
  readonly requested: string | null;
}

/** A page as others show it, before and after it was written; undefined where it was not live. */
export interface WrittenPage {
  readonly before: ShownPage | undefined;
  readonly after: ShownPage;
  /** The version whose publication was requested until now. */
  readonly requested: string | undefined;
}

/**
 * Writes the row that visitors read of a page, and answers with what was live before. The former path leads on to the new
 * one, and nothing of the page is requested any more. A former address or a rule that leads elsewhere gives way: the page lives there itself.
 */
export async function writePublishedPage(
  em: SqlEntityManager,
  { page, path, publication, content }: Published,
): Promise<WrittenPage> {
  const { document, summary } = publishedDocument(content);
  const [row] = await em.execute<Replaced[]>(
    `with former as (select path, title, summary, anchors, no_index as "noIndex" from lectern_published_page where page_id = ?),
     ${unmarked},
     replaced as (delete from lectern_redirect where path = ?),
     ${giveWay},
     left_behind as (
       insert into lectern_redirect (path, page_id) select path, ?::uuid from former where path <> ?
       on conflict (path) do update set page_id = excluded.page_id)
     insert into lectern_published_page
       (page_id, path, locale, type, translation_group, version_id, publication_id, title, summary, document,
        published_at, no_index, anchors)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?::jsonb, ?::jsonb, ?, ?, ?::text[])
     on conflict (page_id) do update set path = excluded.path, type = excluded.type, version_id = excluded.version_id,
       publication_id = excluded.publication_id, title = excluded.title, summary = excluded.summary,
       document = excluded.document, published_at = excluded.published_at, no_index = excluded.no_index, anchors = excluded.anchors
     returning (select to_jsonb(former) from former) as former, (select id from unmarked) as requested`,
    [
      page.id,
      page.id,
      path,
      path,
      page.id,
      page.id,
      path,
      page.id,
      path,
      page.locale,
      page.type,
      page.translationGroup,
      publication.versionID,
      publication.id,
      content.title,
      JSON.stringify(summary),
      JSON.stringify(document),
      publication.publishedAt,
      content.seo.noIndex,
      `{${anchorsOf(content).join(',')}}`,
    ],
  );
  const { id, type, locale, translationGroup } = page;
  const facts = { id, type, locale, translationGroup };
  return {
    before: row?.former ? { ...facts, ...row.former } : undefined,
    requested: row?.requested ?? undefined,
    // As it is read again: what JSON leaves out is not there.
    after: {
      ...facts,
      path,
      title: content.title,
      anchors: anchorsOf(content),
      summary: JSON.parse(JSON.stringify(summary)) as PublishedSummary,
      noIndex: content.seo.noIndex,
    },
  };
}

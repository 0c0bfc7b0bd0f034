import type { ReactNode } from 'react';
import type { DataOf, PropsOf } from '@lectern/core';
import { SiteImage } from '@lectern/core/site';
import type { PageTypeViewProps } from '@lectern/core/site';
import type { article } from './article.page-type.ts';

/** The opening of a news item: date, title, tags, summary and image. */
export function ArticleIntro({
  data,
  images,
  loaded,
  site,
}: PageTypeViewProps<unknown, PropsOf<typeof article>, DataOf<typeof article>>): ReactNode {
  const tags = site.tags();
  return (
    <div className="news-intro">
      <div className="news-intro-head">
        <h1 className="news-title">{site.title}</h1>
        {data.date && (
          <time className="news-date news-intro-date" dateTime={data.date}>
            {site.formatDate(data.date)}
          </time>
        )}
        {tags.length > 0 && (
          <ul className="news-tags" aria-label={site.t('tags')}>
            {tags.map(({ id, term }) => (
              <li key={id} className="news-tag">
                {loaded?.all === undefined ? term : <a href={`${loaded.all}?${new URLSearchParams({ tag: id })}`}>{term}</a>}
              </li>
            ))}
          </ul>
        )}
      </div>
      {data.summary && <p className="news-summary">{data.summary}</p>}
      <SiteImage className="news-image" image={images['image']} sizes="(min-width: 80rem) 74rem, 92vw" loading="eager" />
    </div>
  );
}

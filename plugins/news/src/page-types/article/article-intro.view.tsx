import type { ReactNode } from 'react';
import type { DataOf, PropsOf } from '@lectern/core';
import { SiteImage } from '@lectern/core/site';
import type { PageTypeViewProps } from '@lectern/core/site';
import type { article } from './article.page-type.ts';

/** The opening of a news item: date, title, summary and image. */
export function ArticleIntro({
  data,
  images,
  site,
}: PageTypeViewProps<unknown, PropsOf<typeof article>, DataOf<typeof article>>): ReactNode {
  return (
    <div className="news-intro">
      <div className="news-intro-head">
        <h1 className="news-title">{site.title}</h1>
        {data.date && (
          <time className="news-date news-intro-date" dateTime={data.date}>
            {site.formatDate(data.date)}
          </time>
        )}
      </div>
      {data.summary && <p className="news-summary">{data.summary}</p>}
      <SiteImage className="news-image" image={images['image']} sizes="(min-width: 80rem) 74rem, 92vw" loading="eager" />
    </div>
  );
}

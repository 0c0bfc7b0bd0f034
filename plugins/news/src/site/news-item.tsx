import type { ReactNode } from 'react';
import { Card, cardImageSizes, SiteImage } from '@lectern/core/site';
import type { SiteContext } from '@lectern/core/site';
import type { NewsListItem } from '../news-data.types.ts';

interface NewsItemProps {
  readonly item: NewsListItem;
  readonly site: SiteContext;
  /** The first of a page is what its visitors wait for. */
  readonly isFirst: boolean;
}

/** One news item in a list. */
export function NewsItem({ item: { title, summary, date, href, image }, site, isFirst }: NewsItemProps): ReactNode {
  return (
    <Card
      title={title}
      level={3}
      link={{ to: { href } }}
      site={site}
      text={summary}
      cue={site.t('readMore')}
      overline={
        date && (
          <time className="news-date" dateTime={date}>
            {site.formatDate(date)}
          </time>
        )
      }
      picture={
        image && (
          <SiteImage className="site-card-picture" image={image} sizes={cardImageSizes[3]} loading={isFirst ? 'eager' : 'lazy'} />
        )
      }
    />
  );
}

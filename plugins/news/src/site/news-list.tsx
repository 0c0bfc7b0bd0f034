import type { ReactNode } from 'react';
import type { BlockViewProps, SiteContext } from '@lectern/core/site';
import type { NewsListItem, news } from '../manifest.ts';
import { NewTab, tabOf } from './new-tab.tsx';

/** The latest news. */
export default function NewsListView({ props, data, site, position }: BlockViewProps<(typeof news.blocks)['list']>): ReactNode {
  const items = data?.items ?? [];
  const allHref = props.showAll ? site.link(props.showAll.to) : undefined;
  return (
    <section className="news-list">
      <div className="news-list-head">
        <h2 className="news-list-title">{props.title}</h2>
        {props.showAll?.label && allHref && (
          <a className="news-all" href={allHref} {...tabOf(props.showAll)}>
            {props.showAll.label}
            <NewTab link={props.showAll} site={site} />
          </a>
        )}
      </div>
      {items.length === 0 ? (
        <p className="news-empty">{site.t('empty')}</p>
      ) : (
        <ul className="news-items">
          {items.map((item, index) => (
            <NewsItem key={item.href} item={item} site={site} isFirst={position === 0 && index === 0} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface NewsItemProps {
  readonly item: NewsListItem;
  readonly site: SiteContext;
  readonly isFirst: boolean;
}

function NewsItem({ item: { title, summary, date, href, image }, site, isFirst }: NewsItemProps): ReactNode {
  return (
    <li className="news-item">
      {image && (
        <img
          className="news-item-image"
          src={image.url}
          alt={image.altText}
          width={image.width}
          height={image.height}
          decoding="async"
          {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
        />
      )}
      <time className="news-date" dateTime={date}>
        {site.formatDate(date)}
      </time>
      <h3 className="news-item-title">
        <a href={href}>{title}</a>
      </h3>
      {summary && <p className="news-item-summary">{summary}</p>}
    </li>
  );
}

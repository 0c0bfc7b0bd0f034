import type { ReactNode } from 'react';
import { Arrow, CardList } from '@lectern/core/site';
import type { BlockViewProps } from '@lectern/core/site';
import { NewsItem } from '../../site/news-item.tsx';
import { archiveHref } from './archive-href.ts';
import type { archive } from './archive.block.ts';

/** Every news item, a page at a time. The link to the next one brings it onto this one where a script runs. */
export default function ArchiveView({ props, data, block, site, position }: BlockViewProps<typeof archive>): ReactNode {
  const { items = [], page = 1, pages = 1, isAll, canShowAll, year = '', years = [], tag } = data ?? {};
  const id = `${block.key}-news`;
  const hrefOf = (to: { readonly year?: string; readonly page?: number | 'all' }) =>
    archiveHref(site.path, id, { ...to, tag: tag?.id });
  const shown = year || (years[0]?.year ?? '');
  const titleOfAll = isAll ? site.t('all') : props.title;
  const titleOfPart = tag ? site.t('titleOfTag', { tag: tag.term }) : year ? site.t('titleOfYear', { year }) : titleOfAll;
  const previous = props.hasYears && !tag ? years.filter((one) => one.year < shown) : [];
  return (
    <section className="news-list news-archive" id={id}>
      <div className="news-list-head">
        <h2 className="news-list-title">{titleOfPart}</h2>
        {(year || tag || page > 1) && (
          <a className="news-all" href={archiveHref(site.path, id, {})}>
            {site.t('all')}
          </a>
        )}
      </div>
      {items.length === 0 ? (
        <p className="news-empty">{site.t('empty')}</p>
      ) : (
        <CardList columns={3} id={`${id}-items`}>
          {items.map((item, index) => (
            <NewsItem key={item.href} item={item} site={site} isFirst={position === 0 && index === 0} />
          ))}
        </CardList>
      )}
      <p className="site-hidden" id={`${id}-status`} role="status" />
      <div className="news-paging" id={`${id}-paging`} data-loaded={site.t('loaded', { page, pages })}>
        {pages > 1 && items.length > 0 && <p className="news-page">{site.t('page', { page, pages })}</p>}
        {canShowAll && (
          <a className="news-show-all" href={hrefOf({ year, page: 'all' })}>
            {site.t('showAll')}
          </a>
        )}
        {page < pages && (
          <a className="news-more" href={hrefOf({ year, page: page + 1 })} rel="next" data-behaviour="news/more">
            {site.t('more')}
          </a>
        )}
      </div>
      {previous.length > 0 && (
        <nav className="news-years" aria-labelledby={`${id}-years`}>
          <h3 className="news-years-title" id={`${id}-years`}>
            {site.t('previousYears')}
          </h3>
          <ul className="news-years-list">
            {previous.map((one) => (
              <li key={one.year}>
                <a className="news-year" href={hrefOf({ year: one.year })}>
                  {one.year}
                  <span className="news-year-count"> {site.t('count', { count: one.count })}</span>
                  <Arrow />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </section>
  );
}

import type { ReactNode } from 'react';
import { ArrowLink, CardList } from '@lectern/core/site';
import type { BlockViewProps } from '@lectern/core/site';
import { NewsItem } from '../../site/news-item.tsx';
import type { list } from './list.block.ts';

/** The latest news. */
export default function NewsListView({ props, data, site, position }: BlockViewProps<typeof list>): ReactNode {
  const items = data?.items ?? [];
  return (
    <section className="news-list">
      <div className="news-list-head">
        <h2 className="news-list-title">{props.title}</h2>
        <ArrowLink className="news-all" link={props.showAll} site={site} />
      </div>
      {items.length === 0 ? (
        <p className="news-empty">{site.t('empty')}</p>
      ) : (
        <CardList columns={3}>
          {items.map((item, index) => (
            <NewsItem key={item.href} item={item} site={site} isFirst={position === 0 && index === 0} />
          ))}
        </CardList>
      )}
    </section>
  );
}

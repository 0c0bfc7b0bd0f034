import type { ReactNode } from 'react';
import type { DataOf, PropsOf } from '@lectern/core';
import type { PageTypeViewProps, SiteContext } from '@lectern/core/site';
import type { NewsBeside } from '../../news-data.types.ts';
import type { article } from './article.page-type.ts';

type Props = PageTypeViewProps<unknown, PropsOf<typeof article>, DataOf<typeof article>>;

/** Beside a news item: what else there is to read, and how to share it. */
export function ArticleAside({ loaded, site }: Props): ReactNode {
  if (!loaded) return null;
  const { origin, others } = loaded;
  const address = origin + encodeURI(site.path);
  const mail = `mailto:?subject=${encodeURIComponent(site.title)}&body=${encodeURIComponent(address)}`;
  return (
    <aside className="news-aside" aria-label={site.t('beside')}>
      {others.length > 0 && (
        <section className="news-others">
          <h2 className="news-aside-title">{site.t('others')}</h2>
          <ul className="news-others-list">
            {others.map((item) => (
              <Other key={item.href} item={item} site={site} />
            ))}
          </ul>
        </section>
      )}
      <section className="news-share">
        <h2 className="news-aside-title">{site.t('share')}</h2>
        <ul className="news-share-ways">
          <li>
            <a className="news-share-way" href={mail}>
              {site.t('shareMail')}
            </a>
          </li>
          {/* Of use only where a script runs, which shows it. */}
          <li hidden data-behaviour="news/share" data-shared={site.t('shareCopied')}>
            <button className="news-share-way" type="button">
              {site.t('shareCopy')}
            </button>
            <span className="news-shared" role="status" />
          </li>
        </ul>
      </section>
    </aside>
  );
}

function Other({ item: { title, date, href }, site }: { readonly item: NewsBeside; readonly site: SiteContext }): ReactNode {
  return (
    <li className="news-other">
      {date && (
        <time className="news-date" dateTime={date}>
          {site.formatDate(date)}
        </time>
      )}
      <a className="news-other-link" href={href}>
        {title}
      </a>
    </li>
  );
}

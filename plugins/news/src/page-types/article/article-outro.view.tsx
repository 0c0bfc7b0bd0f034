import type { ReactNode } from 'react';
import type { DataOf, PropsOf } from '@lectern/core';
import type { PageTypeViewProps } from '@lectern/core/site';
import type { NewsLink } from '../../news-data.types.ts';
import type { article } from './article.page-type.ts';

type Props = PageTypeViewProps<unknown, PropsOf<typeof article>, DataOf<typeof article>>;

/** Below a news item: all of them, and those before and after it by date. */
export function ArticleOutro({ loaded, site }: Props): ReactNode {
  const { all, newer, older } = loaded ?? {};
  if (!all && !newer && !older) return null;
  return (
    <nav className="news-further" aria-label={site.t('further')}>
      <ul className="news-further-list">
        {older && <Neighbour className="news-older" item={older} label={site.t('older')} />}
        {newer && <Neighbour className="news-newer" item={newer} label={site.t('newer')} />}
        {all && (
          <li className="news-further-all">
            <a className="news-all" href={all}>
              {site.t('allItems')}
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}

interface NeighbourProps {
  readonly className: string;
  readonly item: NewsLink;
  readonly label: string;
}

function Neighbour({ className, item: { title, href }, label }: NeighbourProps): ReactNode {
  return (
    <li className={className}>
      <a className="news-neighbour" href={href}>
        <span className="news-neighbour-label">{label}</span> <span className="news-neighbour-title">{title}</span>
      </a>
    </li>
  );
}

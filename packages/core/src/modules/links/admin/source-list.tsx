import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { localeName } from '../../../admin/messages/format.ts';
import { labelOf } from '../../../admin/messages/translations.ts';
import { useText } from '../../../admin/messages/use-messages.ts';
import { StatusBadge } from '../../../admin/ui/layout/status-badge.tsx';
import type { LinkSource, LinkSources } from '../links.schema.ts';

/** Where a source is opened, below `/cmsadmin`. */
function placeOf({ kind, id, locale }: LinkSource): string {
  if (kind === 'page') return `/pages/${id}`;
  if (kind === 'setting') return `/site-settings/${id}`;
  return `/menu-structure?${new URLSearchParams({ menu: id, ...(locale ? { locale } : {}) })}`;
}

/** What leads to a page, with the way to each. */
export function SourceList({ sources, label }: { readonly sources: LinkSources; readonly label: string }): ReactElement {
  const t = useText();
  const { items, totalItems } = sources;
  return (
    <ul className="lc-links" aria-label={label}>
      {items.map((source) => (
        <li key={`${source.kind}:${source.id}:${source.locale ?? ''}`} className="lc-links__item">
          <Link to={placeOf(source)} className="lc-usage__page">
            {(source.kind === 'page' ? source.title : labelOf(source.title)) || t('links.untitled')}
          </Link>
          <StatusBadge tone={source.isLive ? 'live' : 'neutral'}>{t(source.isLive ? 'links.live' : 'links.draft')}</StatusBadge>
          {source.kind !== 'page' && (
            <span className="lc-quiet">
              {t(source.kind === 'menu' ? 'links.menu' : 'links.setting')}
              {source.locale && `, ${localeName(source.locale)}`}
            </span>
          )}
          {source.anchors.map((anchor) => (
            <span key={anchor} className="lc-slug lc-quiet">
              #{anchor}
            </span>
          ))}
        </li>
      ))}
      {totalItems > items.length && <li className="lc-quiet">{t('links.more', { count: totalItems - items.length })}</li>}
    </ul>
  );
}

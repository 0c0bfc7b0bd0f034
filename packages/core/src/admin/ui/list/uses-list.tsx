import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { StatusBadge } from '../layout/status-badge.tsx';
import { useUiText } from '../messages/use-ui-text.ts';

/** One place in which something is used. */
export interface Use {
  /** Tells it from the others. */
  readonly key: string;
  /** Empty where it has none. */
  readonly name: string;
  /** Where it is opened, below `/cmsadmin`; left out where nothing opens it. */
  readonly to?: string;
  /** True where visitors meet it now; left out where that is said elsewhere, or makes no sense. */
  readonly isLive?: boolean;
  /** A word on what it is. */
  readonly note?: string;
  /** Addresses of it, or places in it. */
  readonly addresses?: readonly string[];
}

interface UsesListProps {
  readonly uses: readonly Use[];
  /** With those that are counted, not named. Default: as many as are named. */
  readonly total?: number;
  /** Names the list, where no heading does. */
  readonly label?: string;
}

/** Where something is used, with the way to each place; nothing at all where it is not. */
export function UsesList({ uses, total = uses.length, label }: UsesListProps): ReactElement | null {
  const t = useUiText();
  if (total === 0) return null;
  return (
    <ul className="lc-uses" aria-label={label}>
      {uses.map(({ key, name, to, isLive, note, addresses = [] }) => (
        <li key={key} className="lc-uses__item">
          {to === undefined ? (
            <span>{name || t('uses.untitled')}</span>
          ) : (
            <Link to={to} className="lc-uses__link">
              {name || t('uses.untitled')}
            </Link>
          )}
          {isLive !== undefined && (
            <StatusBadge tone={isLive ? 'live' : 'neutral'}>{t(isLive ? 'uses.live' : 'uses.draft')}</StatusBadge>
          )}
          {note && <span className="lc-quiet">{note}</span>}
          {addresses.map((address) => (
            <span key={address} className="lc-slug lc-quiet">
              {address}
            </span>
          ))}
        </li>
      ))}
      {total > uses.length && <li className="lc-quiet">{t('uses.more', { count: total - uses.length })}</li>}
    </ul>
  );
}

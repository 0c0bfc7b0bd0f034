import type { ReactElement } from 'react';
import { formatMoment } from '#admin/messages/format.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { StatusBadge } from '#admin/ui/layout/status-badge.tsx';
import type { ExternalLink } from '../../links.schema.ts';
import { reasonText, tones } from './link-state.ts';

/** What is known of a link to another site: its state and why, and when it was what. */
export function ExternalFacts({ link }: { readonly link: ExternalLink }): ReactElement {
  const t = useText();
  const { state, movedTo } = link;
  const reason = reasonText(t, link);
  const moments = [
    ['external.since', link.since],
    ['external.lastGood', link.lastGoodAt],
    ['external.checked', link.checkedAt],
    ['external.next', link.nextAt],
  ] as const;
  return (
    <>
      <p className="lc-external__state">
        <StatusBadge tone={tones[state]}>{t(`external.${state}`)}</StatusBadge>
        {reason !== undefined && <span>{reason}</span>}
        {state === 'failing' && <span>{t('external.failingText')}</span>}
      </p>
      <dl className="lc-external__facts">
        {movedTo !== null && (
          <div>
            <dt>{t('external.movedTo')}</dt>
            <dd className="lc-external__address">{movedTo}</dd>
          </div>
        )}
        {moments.map(([label, at]) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>{at === null ? t('external.never') : <time dateTime={at}>{formatMoment(at)}</time>}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

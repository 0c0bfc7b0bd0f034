import type { ReactElement } from 'react';
import type { QuotaState } from '../../media.schema.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { sizeText } from '../size-text.ts';
import { useQuota } from './use-quota.ts';

function Bar({ label, state }: { readonly label: string; readonly state: QuotaState }): ReactElement {
  const t = useText();
  const { used, limit, isNearlyFull } = state;
  const text = limit === null ? sizeText(used) : t('media.quotaOf', { used: sizeText(used), limit: sizeText(limit) });
  return (
    <div className="lc-quota" data-full={isNearlyFull || undefined}>
      <span className="lc-quota__label">{label}</span>
      <span className="lc-quota__text lc-num">{text}</span>
      {limit !== null && <meter className="lc-quota__bar" aria-label={label} min={0} max={limit} value={Math.min(used, limit)} />}
      {isNearlyFull && <p className="lc-quota__warning">{t('media.quotaNearlyFull')}</p>}
    </div>
  );
}

/** The room taken and allowed, of the site and of the person's own share. */
export function QuotaBar(): ReactElement | null {
  const t = useText();
  const quota = useQuota();
  if (!quota) return null;
  return (
    <div className="lc-quotas">
      <Bar label={t('media.quotaSite')} state={quota.site} />
      {quota.user.limit !== null && <Bar label={t('media.quotaUser')} state={quota.user} />}
    </div>
  );
}

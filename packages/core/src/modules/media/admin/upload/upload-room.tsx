import type { ReactElement } from 'react';
import type { QuotaState } from '../../media.schema.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useQuota } from '../library/use-quota.ts';
import { sizeText } from '../size-text.ts';

const leftOf = ({ used, limit }: QuotaState): number => (limit === null ? Infinity : Math.max(0, limit - used));

/** Warns before so many bytes are sent that the library, or this person's share of it, has hardly room for them. */
export function UploadRoom({ bytes }: { readonly bytes: number }): ReactElement | null {
  const t = useText();
  const quota = useQuota();
  if (!quota) return null;
  const left = Math.min(leftOf(quota.site), leftOf(quota.user));
  const isNearlyFull = quota.site.isNearlyFull || quota.user.isNearlyFull;
  if (bytes <= left && !isNearlyFull) return null;
  return (
    <p className="lc-uploads__warning" role="status">
      {bytes > left ? t('upload.noRoom', { size: sizeText(bytes), left: sizeText(left) }) : t('upload.hardlyRoom')}
    </p>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { useClient } from '#admin/shell/app-context.ts';
import { ErrorState } from '#admin/ui/layout/screen-state.tsx';
import { Skeleton } from '#admin/ui/layout/skeleton.tsx';
import { CheckFindings, checksOfVersion } from '#modules/checks/admin/public.ts';

interface ReviewedChecksProps {
  readonly versionID: string;
  readonly labelOf: (path: string) => string;
}

/** What the checks find in the version whose publication is requested, with what was waived. */
export function ReviewedChecks({ versionID, labelOf }: ReviewedChecksProps): ReactElement {
  const t = useText();
  const client = useClient();
  const { data, isError, refetch } = useQuery({ ...checksOfVersion(client, versionID), staleTime: 0 });
  const again = (): void => void refetch();
  return (
    <section className="lc-review__checks" aria-labelledby="review-checks">
      <h2 id="review-checks">{t('publish.checks')}</h2>
      {!data && (isError ? <ErrorState title={t('publish.checksFailed')} onRetry={again} /> : <Skeleton lines={2} />)}
      {data && <CheckFindings rank={3} versionID={versionID} outlook={data} labelOf={labelOf} onChanged={again} />}
    </section>
  );
}

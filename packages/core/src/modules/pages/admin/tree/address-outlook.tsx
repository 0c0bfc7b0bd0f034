import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { useClient } from '#admin/shell/app-context.ts';
import { unwrap } from '#admin/state/call-error.ts';
import { ErrorBox } from '#admin/ui/fields/error-box.tsx';
import { ErrorState } from '#admin/ui/layout/screen-state.tsx';
import { Skeleton } from '#admin/ui/layout/skeleton.tsx';
import { StatusBadge } from '#admin/ui/layout/status-badge.tsx';
import type { AddressChange, AddressChanges } from '../../tree.calls.ts';
import { pageCalls } from '../../pages.client.ts';

/** What becomes of addresses if a page gets another slug or place; asked anew whenever it is shown. */
export function useAddressChanges(
  id: string,
  wish: { readonly slug: string } | { readonly parentID: string | null },
  isEnabled = true,
) {
  const client = useClient();
  return useQuery({
    queryKey: ['pages', 'address-changes', id, wish],
    staleTime: 0,
    gcTime: 0,
    enabled: isEnabled,
    queryFn: async ({ signal }) => unwrap(await client.call(pageCalls.addressChanges, { params: { id }, body: wish, signal })),
  });
}

/** Whether nothing stands in the way of the changes. */
export const isPossible = ({ taken, refused }: AddressChanges): boolean => taken.totalItems === 0 && refused === 0;

/** Pages that are named at once; the others are unfolded. */
const named = 8;

function ChangeList({ pages }: { readonly pages: readonly AddressChange[] }): ReactElement {
  const t = useText();
  return (
    <ul className="lc-outlook__list">
      {pages.map(({ id, title, locale, from, to, livePath }) => (
        <li key={id}>
          <span className="lc-outlook__name" lang={locale}>
            {title || t('editor.untitled')}
          </span>{' '}
          {livePath !== null && <StatusBadge tone="live">{t('status.live')}</StatusBadge>} <span className="lc-slug">{from}</span>
          {to !== from && (
            <>
              {' '}
              <span className="lc-quiet">{t('outlook.to')}</span> <span className="lc-slug">{to}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function Changes({ pages, total }: { readonly pages: readonly AddressChange[]; readonly total: number }): ReactElement {
  const t = useText();
  const others = pages.slice(named);
  return (
    <>
      <ChangeList pages={pages.slice(0, named)} />
      {others.length > 0 && (
        <details>
          <summary>{t('outlook.more', { count: total - named })}</summary>
          <ChangeList pages={others} />
          {total > pages.length && <p className="lc-quiet">{t('outlook.notNamed', { count: total - pages.length })}</p>}
        </details>
      )}
    </>
  );
}

interface AddressOutlookProps {
  readonly changes: AddressChanges | undefined;
  readonly isFailed: boolean;
  readonly onRetry: () => void;
}

/** Which addresses change and which stay, before it is done; and what stands in the way. */
export function AddressOutlook({ changes, isFailed, onRetry }: AddressOutlookProps): ReactElement {
  const t = useText();
  if (isFailed) return <ErrorState title={t('outlook.failed')} onRetry={onRetry} />;
  if (!changes) return <Skeleton lines={2} label={t('outlook.loading')} />;
  const { changed, live, kept, taken, refused } = changes;
  return (
    <div className="lc-outlook" role="status">
      {taken.totalItems > 0 && (
        <>
          <ErrorBox errors={[t('outlook.taken', { count: taken.totalItems })]} />
          <Changes pages={taken.items} total={taken.totalItems} />
        </>
      )}
      {refused > 0 && <ErrorBox errors={[t('outlook.refused', { count: refused })]} />}
      <p>{changed.totalItems === 0 ? t('outlook.none') : t('outlook.changed', { count: changed.totalItems })}</p>
      {live > 0 && <p>{t('outlook.live', { count: live })}</p>}
      {changed.totalItems > 0 && <Changes pages={changed.items} total={changed.totalItems} />}
      {kept.totalItems > 0 && changed.totalItems > 0 && (
        <details>
          <summary>{t('outlook.kept', { count: kept.totalItems })}</summary>
          <Changes pages={kept.items} total={kept.totalItems} />
        </details>
      )}
    </div>
  );
}

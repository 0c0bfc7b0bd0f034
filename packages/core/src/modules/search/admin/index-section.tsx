import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactElement } from 'react';
import type { Described } from '#contract/call.ts';
import { formatMoment } from '#admin/messages/format.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useApp } from '#admin/shell/app-context.ts';
import { useFailureNotice } from '#admin/state/use-failure-notice.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { Section } from '#admin/ui/layout/section.tsx';
import { notify } from '#admin/ui/overlay/notify.ts';
import { searchCalls } from '../search.client.ts';
import type { searchStatus } from '../search.schema.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { searchKey } from './search-key.ts';

type Status = Described<typeof searchStatus>;

/** What can be found, and both ways to change all of it. */
export function IndexSection({ status }: { readonly status: Status }): ReactElement {
  const t = useText();
  const { client } = useApp();
  const tellFailure = useFailureNotice();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  const isIndexing = status.indexingState === 'loading';
  const press = async (call: 'indexAllPages' | 'cancel'): Promise<void> => {
    setPending(true);
    const result = await (call === 'cancel'
      ? client.call(searchCalls.cancel, { body: {} })
      : client.call(searchCalls.indexAllPages, { body: {} }));
    setPending(false);
    tellFailure(result);
    if (result.ok && call === 'cancel') notify(t('search.cancelled'));
    await queries.invalidateQueries({ queryKey: searchKey });
  };
  return (
    <Section title={t('search.pages')} text={t('search.pagesText')}>
      <div className="lc-search-index">
        <p className="lc-strong">{t('search.count', { count: status.indexed })}</p>
        {status.finishedAt && <p className="lc-quiet">{t('search.finished', { when: formatMoment(status.finishedAt) })}</p>}
        {isIndexing && (
          <progress
            className="lc-search-index__bar"
            aria-label={t('search.indexAll')}
            value={status.done}
            max={Math.max(1, status.total)}
          />
        )}
        <p role="status">{stateText(status, t)}</p>
        <div className="lc-search-index__buttons">
          {isIndexing ? (
            <Button isPending={isPending} onPress={() => void press('cancel')}>
              {t('search.stop')}
            </Button>
          ) : (
            <Button theme="orange" isPending={isPending} onPress={() => void press('indexAllPages')}>
              {t('search.indexAll')}
            </Button>
          )}
          <Button theme="danger" onPress={() => setAsking(true)}>
            {t('search.removeAll')}
          </Button>
        </div>
        {isAsking && <RemoveDialog onClose={() => setAsking(false)} />}
      </div>
    </Section>
  );
}

function stateText(status: Status, t: ReturnType<typeof useText>): string {
  const { indexingState, removalState, done, total, secondsLeft, indexed } = status;
  if (indexingState === 'loading') {
    const left = secondsLeft === null ? '' : `, ${t('search.secondsLeft', { count: secondsLeft })}`;
    return t('search.indexing', { done, total }) + left;
  }
  if (removalState === 'error') return t('search.removeFailed');
  if (indexingState === 'error') return t('search.indexFailed');
  if (removalState === 'success' && indexed === 0) return t('search.removed');
  return indexingState === 'success' ? t('search.indexed') : '';
}

import { useState } from 'react';
import type { ReactElement } from 'react';
import type { Result } from '#client/result.ts';
import { useErrorText } from '#admin/shell/app-context.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { ErrorBox } from '#admin/ui/fields/error-box.tsx';
import { Modal } from '#admin/ui/overlay/modal.tsx';
import { notify } from '#admin/ui/overlay/notify.ts';
import { useQueryFailure } from '#admin/state/use-query-failure.ts';
import { ErrorState } from '#admin/ui/layout/screen-state.tsx';
import { Skeleton } from '#admin/ui/layout/skeleton.tsx';
import { selectionOf } from '../library/media-item.ts';
import type { MediaItem } from '../library/media-item.ts';
import { UsageList } from './usage-list.tsx';
import { useUsage } from './use-usage.ts';

interface DeleteDialogProps {
  readonly items: readonly MediaItem[];
  readonly onDelete: () => Promise<Result<undefined>>;
  readonly onClose: () => void;
}

/** Says where things are used before they go to the trash. What a live page needs stays. */
export function DeleteDialog({ items, onDelete, onClose }: DeleteDialogProps): ReactElement {
  const t = useText();
  const textOf = useErrorText();
  const [selection] = useState(() => selectionOf(items));
  const usage = useUsage(selection);
  const failure = useQueryFailure(usage.error);
  const [errors, setErrors] = useState<readonly string[]>([]);
  const [isPending, setPending] = useState(false);
  const [only] = items;
  const names = items.length === 1 && only ? only.name : t('media.count', { count: items.length });

  const remove = async (): Promise<void> => {
    setPending(true);
    const result = await onDelete();
    setPending(false);
    if (!result.ok) {
      setErrors([...new Set(result.errors.map((error) => textOf(error, error.property)))]);
      void usage.refetch();
      return;
    }
    notify(t('media.deleted', { name: names }));
    onClose();
  };
  const isNeeded =
    usage.data !== undefined && usage.data.totals.live + usage.data.settings.length + usage.data.records.length > 0;
  return (
    <Modal
      isOpen
      isAlert
      size="medium"
      onClose={onClose}
      title={t('media.deleteTitle', { name: names })}
      buttons={[
        { text: t('action.cancel'), autoFocus: true, onPress: onClose },
        {
          text: t('media.delete'),
          theme: 'danger',
          isPending: isPending || usage.isPending,
          disabledReason: isNeeded ? t('media.deleteNeeded') : undefined,
          onPress: () => void remove(),
        },
      ]}
    >
      <ErrorBox errors={errors} />
      <p>{isNeeded ? t('media.deleteNeeded') : t('media.deleteText')}</p>
      {failure && <ErrorState title={t('usage.failed')} text={failure.text} onRetry={() => void usage.refetch()} />}
      {usage.isPending && <Skeleton lines={3} />}
      {usage.data && <UsageList usage={usage.data} />}
    </Modal>
  );
}

import { useEffect } from 'react';
import { useClient, useErrorText } from '#admin/shell/app-context.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { announce } from '#admin/ui/overlay/announce.ts';
import { uploadsOf } from './uploads.ts';

/** Says aloud how the uploads go: each end once, never the bytes. */
export function useUploadMessages(): void {
  const t = useText();
  const textOf = useErrorText();
  const { queue, onNews } = uploadsOf(useClient());

  useEffect(() => {
    let arrived = 0;
    return onNews((news) => {
      if (news.kind === 'uploaded') arrived += 1;
      if (news.kind === 'failed') {
        const reasons = news.entry.failure?.errors.map((error) => textOf(error, news.entry.file.name)) ?? [];
        announce([t('upload.notCompleted'), ...new Set(reasons)].join(' '), 'assertive');
      }
      if (news.kind === 'cancelled') announce(t('upload.cancelledNamed', { name: news.entry.file.name }));
      if (news.kind === 'idle' && arrived > 0) {
        announce(t('upload.ended', { count: arrived }));
        arrived = 0;
      }
    });
  }, [t, textOf, onNews, queue]);
}

import { Check, CircleAlert, CircleSlash, RotateCw, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { useClient, useErrorText } from '#admin/shell/app-context.ts';
import type { TextKey } from '#admin/messages/message-key.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useStore } from '#admin/ui/store/use-store.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { IconButton } from '#admin/ui/controls/icon-button.tsx';
import { sizeText } from '../size-text.ts';
import { hasEndedWell } from './has-ended-well.ts';
import { uploadsOf } from './uploads.ts';
import type { UploadEntry, UploadState } from './upload-queue.ts';
import { useUploadMessages } from './use-upload-messages.ts';

const stateTexts: Readonly<Record<UploadState, TextKey>> = {
  waiting: 'upload.waiting',
  sending: 'upload.sending',
  done: 'upload.done',
  failed: 'upload.failed',
  stopped: 'upload.stopped',
  cancelled: 'upload.cancelled',
};
const icons = { done: Check, failed: CircleAlert, cancelled: CircleSlash, stopped: CircleSlash } as const;

function Entry({ entry, onCancel }: { readonly entry: UploadEntry; readonly onCancel: () => void }): ReactElement {
  const t = useText();
  const textOf = useErrorText();
  const { file, state, sent, failure } = entry;
  const isOpen = state === 'waiting' || state === 'sending';
  const Icon = state in icons ? icons[state as keyof typeof icons] : undefined;
  return (
    <li className="lc-tray__entry" data-state={state}>
      <span className="lc-tray__name">{file.name}</span>
      <span className="lc-tray__state lc-num">
        {Icon && <Icon className="lc-icon" aria-hidden="true" />}
        {state === 'sending' ? t('upload.sent', { sent: sizeText(sent), size: sizeText(file.size) }) : t(stateTexts[state])}
      </span>
      {isOpen && (
        <IconButton
          label={t('upload.cancelOne', { name: file.name })}
          icon={<X className="lc-icon" aria-hidden="true" />}
          onPress={onCancel}
        />
      )}
      {state === 'sending' && (
        <progress className="lc-tray__bar" aria-label={file.name} value={sent} max={Math.max(file.size, 1)} />
      )}
      {failure && (
        <span className="lc-tray__reason">{[...new Set(failure.errors.map((error) => textOf(error, file.name)))].join(' ')}</span>
      )}
    </li>
  );
}

/** Milliseconds for which it stands once everything arrived, unless a pointer or the focus is on it. */
const lifetime = 6000;

/** The files on their way into the library, those that arrived and those that did not. What failed stays until it is closed. */
export function UploadTray(): ReactElement | null {
  const t = useText();
  const { queue } = uploadsOf(useClient());
  const entries = useStore(queue);
  useUploadMessages();
  const [isHeld, setHeld] = useState(false);
  const isOver = hasEndedWell(entries);
  useEffect(() => {
    if (!isOver || isHeld) return undefined;
    const timer = setTimeout(queue.clear, lifetime);
    return () => clearTimeout(timer);
  }, [isOver, isHeld, queue]);
  if (entries.length === 0) return null;
  const open = entries.filter(({ state }) => state === 'waiting' || state === 'sending').length;
  const failed = entries.some(({ state }) => state === 'failed');
  const done = entries.filter(({ state }) => state === 'done').length;
  return (
    <section
      className="lc-tray"
      aria-label={t('upload.tray')}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={(event) => setHeld(event.currentTarget.contains(event.relatedTarget))}
    >
      <div className="lc-tray__head">
        <span className="lc-tray__title lc-num">
          {open > 0
            ? t('upload.progress', { done, total: entries.length })
            : failed
              ? t('upload.notCompleted')
              : t('upload.ended', { count: done })}
        </span>
        {failed && (
          <Button size="small" icon={<RotateCw className="lc-icon" aria-hidden="true" />} onPress={queue.retry}>
            {t('action.retry')}
          </Button>
        )}
        {open > 0 ? (
          <Button size="small" onPress={queue.cancelAll}>
            {t('upload.cancelAll')}
          </Button>
        ) : (
          <IconButton label={t('upload.closeTray')} icon={<X className="lc-icon" aria-hidden="true" />} onPress={queue.clear} />
        )}
      </div>
      <ul className="lc-tray__entries" aria-label={t('upload.files')}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} onCancel={() => queue.cancel(entry.id)} />
        ))}
      </ul>
    </section>
  );
}

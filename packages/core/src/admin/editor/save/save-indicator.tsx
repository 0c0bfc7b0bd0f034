import { Check, CircleAlert, CloudUpload, UsersRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { formatTime } from '../../texts/format.ts';
import { useText } from '../../texts/use-text.ts';
import { announce } from '../../ui/announce.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { useEditor, useEditorContext, useSaver } from '../editor-context.ts';
import { documentOf, hasVersionChanges, isDirty } from '../state/editor-state.ts';

/** Whether the work is safe, in words. Only what went wrong is said aloud. */
export function SaveIndicator({ onResolve }: { readonly onResolve: () => void }): ReactElement {
  const t = useText();
  const { saver } = useEditorContext();
  const status = useSaver((state) => state.status);
  const hasUnsaved = useEditor(isDirty);
  const isSlugAlone = useEditor((state) => isDirty(state) && !hasVersionChanges(documentOf(state), state.saved));
  const told = useRef<string>('');

  useEffect(() => {
    const { kind } = status;
    if (kind === 'failed' && told.current !== kind) announce(t('save.failedText'), 'assertive');
    if (kind === 'conflict' && told.current !== kind) announce(t('conflict.title'), 'assertive');
    if (kind === 'refused') announce(t('save.invalid'), 'assertive');
    if (kind !== 'saving') told.current = kind;
  }, [status, t]);

  const look = (name: string, icon: ReactElement, text: string) => (
    <span className="lc-save" data-state={name}>
      {icon}
      {text}
    </span>
  );
  const icons = {
    alert: <CircleAlert className="lc-icon" aria-hidden="true" />,
    pending: <CloudUpload className="lc-icon" aria-hidden="true" />,
    check: <Check className="lc-icon" aria-hidden="true" />,
  };
  if (status.kind === 'conflict') {
    return (
      <button type="button" className="lc-save lc-save--action" data-state="conflict" onClick={onResolve}>
        <UsersRound className="lc-icon" aria-hidden="true" />
        {t('save.conflict')}
      </button>
    );
  }
  if (status.kind === 'failed') {
    return (
      <button
        type="button"
        className="lc-save lc-save--action"
        data-state="failed"
        title={t('save.failedText')}
        onClick={saver.retry}
      >
        {icons.alert}
        {t('save.failed')} – {t('action.retry')}
      </button>
    );
  }
  if (status.kind === 'saving') return look('saving', <Spinner />, t('save.saving'));
  if (status.kind === 'refused') return look('failed', icons.alert, t('save.failed'));
  if (hasUnsaved) return look('unsaved', icons.pending, t(isSlugAlone ? 'save.slugPending' : 'save.unsaved'));
  if (status.kind === 'saved') return look('saved', icons.check, t('save.saved', { time: formatTime(status.at) }));
  return look('idle', icons.check, t('save.idle'));
}

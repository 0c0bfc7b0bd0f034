import { Check, CircleAlert, CloudUpload, UsersRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { formatTime } from '#admin/messages/format.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { announce } from '#admin/ui/overlay/announce.ts';
import { classes } from '#admin/ui/classes.ts';
import { Spinner } from '#admin/ui/layout/spinner.tsx';
import { useEditor, useEditorContext, useSaver } from '../context/editor-context.ts';
import { focusChoice } from '../focus/focus.ts';
import { documentOf, hasVersionChanges, isDirty } from '../state/editor-state.ts';
import { hasPlaceFor } from '../state/fields.ts';
import { useGoTo } from '../focus/use-go-to.ts';
import { useDeviceTrouble } from './use-device-trouble.ts';
import { waitingWords } from '../save/waiting-words.ts';

/** Whether the work is safe, in words. Only what went wrong is said aloud. */
export function SaveIndicator(): ReactElement {
  const t = useText();
  const { saver, store } = useEditorContext();
  const status = useSaver((state) => state.status);
  const hasUnsaved = useEditor(isDirty);
  const isSlugAlone = useEditor((state) => isDirty(state) && !hasVersionChanges(documentOf(state), state.saved));
  const goTo = useGoTo();
  const conflicts = useSaver((state) => state.conflicts);
  const first = conflicts[0]?.property;
  const held = useSaver((state) => state.held.length);
  const isHeldSafe = useSaver((state) => state.isHeldSafe);
  const waitingText = waitingWords(t, conflicts);
  const isInTrouble = useDeviceTrouble();
  const failedText = t(isInTrouble ? 'save.failedNoCopy' : 'save.failedText');
  const heldText = held === 0 ? '' : t(isHeldSafe ? 'save.held' : 'save.heldHere', { count: held });
  const told = useRef<string>('');
  const toldHeld = useRef('');
  const toldWaiting = useRef('');

  useEffect(() => {
    const { kind } = status;
    if (kind === 'failed' && told.current !== kind) announce(failedText, 'assertive');
    if (kind === 'refused') announce(t('save.invalid'), 'assertive');
    if (kind !== 'saving') told.current = kind;
  }, [status, t, failedText]);
  useEffect(() => {
    // In a pause: it comes while somebody types.
    if (waitingText !== '' && waitingText !== toldWaiting.current) announce(waitingText);
    toldWaiting.current = waitingText;
  }, [waitingText]);
  useEffect(() => {
    if (heldText !== '' && heldText !== toldHeld.current) announce(heldText, 'assertive');
    toldHeld.current = heldText;
  }, [heldText]);

  // One element in every state: what somebody pressed must not vanish under their focus.
  const look = (
    name: string,
    icon: ReactElement,
    text: string,
    action?: { readonly run: () => void; readonly title?: string },
  ) => (
    // oxlint-disable-next-line no-static-element-interactions -- a button while there is something to press
    <span
      className={classes('lc-save', action && 'lc-save--action')}
      data-state={name}
      title={action?.title}
      role={action && 'button'}
      tabIndex={action ? 0 : -1}
      onClick={action?.run}
      onKeyDown={(event) => {
        if (!action || (event.key !== 'Enter' && event.key !== ' ')) return;
        event.preventDefault();
        action.run();
      }}
    >
      {icon}
      {text}
    </span>
  );
  const icons = {
    alert: <CircleAlert className="lc-icon" aria-hidden="true" />,
    pending: <CloudUpload className="lc-icon" aria-hidden="true" />,
    check: <Check className="lc-icon" aria-hidden="true" />,
    people: <UsersRound className="lc-icon" aria-hidden="true" />,
  };
  if (status.kind === 'failed') {
    // Whether the words are safe is what somebody wants to know now.
    const text = `${t(isInTrouble ? 'save.failedHere' : 'save.failedSafe')} – ${t('action.retry')}`;
    return look('failed', icons.alert, text, { run: saver.retry, title: failedText });
  }
  if (first !== undefined) {
    const run = (): void => {
      if (hasPlaceFor(documentOf(store.get()), first)) goTo(first);
      focusChoice(first);
    };
    return look('conflict', icons.people, waitingText, { run });
  }
  if (status.kind === 'saving') return look('saving', <Spinner />, t('save.saving'));
  if (status.kind === 'refused') return look('failed', icons.alert, t('save.failed'));
  if (held > 0 && (!hasUnsaved || !isHeldSafe)) return look('held', icons.alert, heldText);
  if (hasUnsaved) return look('unsaved', icons.pending, t(isSlugAlone ? 'save.slugPending' : 'save.unsaved'));
  if (status.kind === 'saved') return look('saved', icons.check, t('save.saved', { time: formatTime(status.at) }));
  return look('idle', icons.check, t('save.idle'));
}

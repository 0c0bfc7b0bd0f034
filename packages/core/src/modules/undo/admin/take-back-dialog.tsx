import { useState } from 'react';
import type { ReactElement } from 'react';
import type { Failure } from '#client/result.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useFailureTexts } from '#admin/shell/app-context.ts';
import { Modal } from '#admin/ui/overlay/modal.tsx';
import { useAuditLabels } from '../../audit/admin/public.ts';
import type { UndoableChange } from '../undo.calls.ts';
import { subjectText } from './subject-text.ts';
import { changedSince, useTakeBack } from './use-take-back.ts';

interface TakeBackDialogProps {
  readonly change: UndoableChange;
  readonly onClose: () => void;
}

/** Asks before a change is taken back, and names what stands in its way. */
export function TakeBackDialog({ change, onClose }: TakeBackDialogProps): ReactElement {
  const t = useText();
  const labels = useAuditLabels();
  const textsOf = useFailureTexts();
  const { takeBack } = useTakeBack();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const confirm = async (): Promise<void> => {
    setPending(true);
    const refused = await takeBack(change.id);
    setPending(false);
    if (refused) setFailure(refused);
    else onClose();
  };
  const since = failure && changedSince(failure);
  return (
    <Modal
      isOpen
      isAlert
      onClose={onClose}
      title={failure ? t('undo.cannot') : t('undo.confirmTitle')}
      size="medium"
      buttons={
        failure
          ? [{ text: t('action.close'), onPress: onClose }]
          : [
              { text: t('action.cancel'), onPress: onClose },
              { text: t('undo.takeBack'), theme: 'orange', isPending, onPress: () => void confirm() },
            ]
      }
    >
      {failure ? (
        <>
          {textsOf(failure).map((text) => (
            <p key={text}>{text}</p>
          ))}
          {since && (
            <>
              <p>{t('undo.changed')}</p>
              <ul>
                {since.changed.map((name) => (
                  <li key={name}>{subjectText(change.kind, name)}</li>
                ))}
                {since.count > since.changed.length && <li>{t('undo.more', { count: since.count - since.changed.length })}</li>}
              </ul>
            </>
          )}
        </>
      ) : (
        <p>
          {t('undo.confirm', {
            action: labels.action(change.kind),
            subject: subjectText(change.kind, change.subject),
          })}
        </p>
      )}
    </Modal>
  );
}

import { useState } from 'react';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '#admin/messages/use-messages.ts';
import { DateField } from '#admin/ui/fields/date-field.tsx';
import { ErrorBox } from '#admin/ui/fields/error-box.tsx';
import { Modal } from '#admin/ui/overlay/modal.tsx';
import type { PlannedPage } from '../../schedule.calls.ts';
import { PlanReasons } from '../plan-reasons.tsx';
import { fieldsOf, timeOf } from '../plan-times.ts';
import { useTakeBack } from '../use-plan.ts';
import { useMove } from './use-calendar.ts';

interface EntryDialogProps {
  readonly entry: PlannedPage;
  readonly onClose: () => void;
}

/** What is planned for a page, to be moved to another day, taken back, or looked at. */
export function EntryDialog({ entry, onClose }: EntryDialogProps): ReactElement {
  const t = useText();
  const navigate = useNavigate();
  const move = useMove();
  const { pageID, action, title, canPublish, failed, plannedBy, zone } = entry;
  const held = fieldsOf(entry);
  const [day, setDay] = useState(held.day);
  const [errors, setErrors] = useState<readonly string[]>([]);
  const [isMoving, setMoving] = useState(false);
  const taking = useTakeBack(pageID, action);
  const put = async (): Promise<void> => {
    if (day === '') return setErrors([t('plan.missing')]);
    setMoving(true);
    const reasons = await move(entry, day);
    setMoving(false);
    setErrors(reasons);
    if (reasons.length === 0) onClose();
  };
  const takeBack = async (): Promise<void> => {
    await taking.takeBack();
    onClose();
  };
  return (
    <Modal
      isOpen
      size="medium"
      title={title || t('plan.untitled')}
      onClose={onClose}
      buttons={[
        { text: t('calendar.openPage'), onPress: () => void navigate(`/pages/${pageID}`) },
        ...(canPublish
          ? [
              {
                text: t('plan.takeBack'),
                theme: 'danger' as const,
                isPending: taking.isPending,
                onPress: () => void takeBack(),
              },
              { text: t('calendar.move'), theme: 'orange' as const, isPending: isMoving, onPress: () => void put() },
            ]
          : []),
      ]}
    >
      <div className="lc-stack">
        {failed ? (
          <PlanReasons plan={entry} />
        ) : (
          <p>
            {t(`plan.${action}`)} <strong className="lc-num">{timeOf(entry)}</strong>
          </p>
        )}
        {plannedBy && <p className="lc-quiet">{t('plan.by', { name: plannedBy.name })}</p>}
        {canPublish && (
          <>
            <ErrorBox title={t('plan.wrong')} errors={errors} />
            <DateField
              label={t('calendar.day')}
              help={t('calendar.dayHelp', { time: held.time, zone })}
              value={day}
              onChange={setDay}
            />
          </>
        )}
      </div>
    </Modal>
  );
}

import { announce, Button, ErrorBox, Modal, useClient, useFormErrors } from '@lectern/core/admin';
import { useState } from 'react';
import type { ReactElement } from 'react';
import type { StaffCalendar } from '../outside.calls.ts';
import { outsideCalls } from '../outside.client.ts';
import { outsideText } from './outside-state.tsx';
import { t } from './planner-texts.ts';
import { useSave } from './use-save.ts';

interface OutsideActionsProps {
  readonly advisor: string;
  readonly onDisconnected: () => void;
}

/** What can be done with a calendar that is set: reading it now, and forgetting it. */
export function OutsideActions({ advisor, onDisconnected }: OutsideActionsProps): ReactElement {
  const client = useClient();
  const params = { id: advisor };
  const { save: saveReading, isPending, errors } = useSave<StaffCalendar>();
  const { save: saveRemoval } = useSave();
  const [isAsking, setAsking] = useState(false);
  const problems = useFormErrors(errors, {});
  const read = (): void =>
    saveReading({
      said: t('outside.asked'),
      send: () => client.call(outsideCalls.read, { params }),
      after: (calendar) => announce(outsideText(calendar)),
    });
  const disconnect = (): void => {
    setAsking(false);
    saveRemoval({
      said: t('action.removed'),
      send: () => client.call(outsideCalls.disconnect, { params }),
      after: onDisconnected,
    });
  };
  return (
    <>
      <ErrorBox errors={problems.general} />
      <div className="planner-line">
        <Button size="small" isPending={isPending} onPress={read}>
          {t('outside.read')}
        </Button>
        <Button size="small" theme="plain" onPress={() => setAsking(true)}>
          {t('outside.disconnect')}
        </Button>
      </div>
      <Modal
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('outside.disconnectTitle')}
        isAlert
        buttons={[
          { text: t('action.keep'), onPress: () => setAsking(false) },
          { text: t('outside.disconnect'), theme: 'danger', onPress: disconnect },
        ]}
      >
        <p>{t('outside.disconnectText')}</p>
      </Modal>
    </>
  );
}

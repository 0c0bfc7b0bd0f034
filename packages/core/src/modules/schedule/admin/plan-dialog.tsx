import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { siteTimeZone } from '#admin/messages/format.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { Modal } from '#admin/ui/overlay/modal.tsx';
import type { Plan } from '../schedule.calls.ts';
import { PlanPart } from './plan-part.tsx';

interface PlanDialogProps {
  readonly pageID: string;
  readonly plans: readonly Plan[];
  readonly canPublish: boolean;
  readonly onClose: () => void;
}

const partID = (action: Plan['action']): string => `plan-${action}`;

/** When a page goes live and when it leaves the site: each planned, changed and taken back by itself. */
export default function PlanDialog({ pageID, plans, canPublish, onClose }: PlanDialogProps): ReactElement {
  const t = useText();
  const last = useRef<Plan['action']>(undefined);
  // What was pressed is gone once it is done: the focus stays where something was changed.
  useEffect(() => {
    if (last.current && document.activeElement === document.body) document.getElementById(partID(last.current))?.focus();
  });
  return (
    <Modal
      isOpen
      size="medium"
      title={t('plan.title')}
      onClose={onClose}
      buttons={[{ text: t('action.close'), onPress: onClose }]}
    >
      <div className="lc-stack">
        {(['publish', 'unpublish'] as const).map((action) => {
          const plan = plans.find((one) => one.action === action);
          // What was planned or put off by now is drawn anew, with its own words in the fields.
          const key = `${action} ${plan?.at ?? ''} ${plan?.failed?.at ?? ''}`;
          return (
            <PlanPart
              key={key}
              id={partID(action)}
              pageID={pageID}
              action={action}
              plan={plan}
              canPublish={canPublish}
              onAct={() => (last.current = action)}
            />
          );
        })}
        <p className="lc-quiet">{t('plan.zone', { zone: siteTimeZone() })}</p>
      </div>
    </Modal>
  );
}

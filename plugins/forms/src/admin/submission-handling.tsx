import { SegmentedControl, Select, Switch, useClient, usePermission } from '@lectern/core/admin';
import { useEffect, useId, useRef } from 'react';
import type { ReactElement } from 'react';
import type { SubmissionDetail } from '../inbox.calls.ts';
import { inboxCalls } from '../inbox.client.ts';
import { EraseButton } from './erase-button.tsx';
import { HeldNote } from './held-note.tsx';
import { t } from './inbox-texts.ts';
import { Moment } from './moment.tsx';
import { useChange } from './use-change.ts';
import { nameOf, useColleagues } from './use-colleagues.ts';

const workingStates = ['new', 'in-progress', 'done'] as const;
const nobody = 'nobody';

interface HandlingProps {
  readonly submission: SubmissionDetail;
}

function Times({ submission: { createdAt, dueAt, hasLegalHold } }: HandlingProps): ReactElement {
  return (
    <dl className="lc-details">
      <dt>{t('inbox.createdAt')}</dt>
      <dd>
        <Moment iso={createdAt} />
      </dd>
      {!hasLegalHold && (
        <>
          <dt>{t('detail.due')}</dt>
          <dd>
            <Moment iso={dueAt} hasTime={false} />
          </dd>
        </>
      )}
    </dl>
  );
}

/** How far somebody is with it, who that is, and how long it stays. */
export function SubmissionHandling({ submission }: HandlingProps): ReactElement {
  const { id, state, assigneeID, hasLegalHold } = submission;
  const heading = useId();
  const section = useRef<HTMLElement>(null);
  const client = useClient();
  const colleagues = useColleagues();
  const mayErase = usePermission('forms:erase-submissions');
  const changes = useChange();
  const working = workingStates.find((one) => one === state);
  const isKnown = assigneeID === null || colleagues.some((colleague) => colleague.id === assigneeID);

  // The button that decided is gone with its note, and with it the place of the keyboard.
  useEffect(() => {
    if (section.current && document.activeElement === document.body && changes.hasChanged) section.current.focus();
  }, [state, changes.hasChanged]);

  return (
    <section ref={section} tabIndex={-1} className="lc-panel forms-part" aria-labelledby={heading}>
      <h2 id={heading}>{t('detail.handling')}</h2>
      <Times submission={submission} />
      {working ? (
        <SegmentedControl
          label={t('inbox.state')}
          value={working}
          options={workingStates.map((value) => ({ value, label: t(`state.${value}`) }))}
          onChange={(next) =>
            changes.change({
              said: t('state.saved', { state: t(`state.${next}`) }),
              send: () => client.call(inboxCalls.setState, { params: { id }, body: { state: next } }),
            })
          }
        />
      ) : (
        <HeldNote submission={submission} changes={changes} />
      )}
      <Select
        label={t('inbox.assignee')}
        value={assigneeID === null ? nobody : String(assigneeID)}
        options={[
          { value: nobody, label: t('inbox.nobody') },
          ...(isKnown ? [] : [{ value: String(assigneeID), label: t('inbox.gone') }]),
          ...colleagues.map((colleague) => ({ value: String(colleague.id), label: colleague.name })),
        ]}
        onChange={(next) => {
          const userID = next === nobody ? null : Number(next);
          changes.change({
            said: t('detail.assigned', { name: nameOf(colleagues, userID) }),
            send: () => client.call(inboxCalls.assign, { params: { id }, body: { userID } }),
          });
        }}
      />
      {mayErase && (
        <>
          <Switch
            label={t('legal.label')}
            help={t('legal.help')}
            isSelected={hasLegalHold}
            onChange={(next) =>
              changes.change({
                said: t(next ? 'legal.on' : 'legal.off'),
                send: () => client.call(inboxCalls.hold, { params: { id }, body: { hasLegalHold: next } }),
              })
            }
          />
          <EraseButton submission={submission} />
        </>
      )}
    </section>
  );
}

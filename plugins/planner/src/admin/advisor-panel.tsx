import { useActionContext, useClient, useFormErrors, settleWords } from '@lectern/core/admin';
import { useState } from 'react';
import type { ReactElement } from 'react';
import type { StaffAdvisor } from '../rules.calls.ts';
import { rulesCalls } from '../rules.client.ts';
import { AdvisorFields, advisorLabels, emptyAdvisor } from './advisor-fields.tsx';
import { EditPanel } from './edit-panel.tsx';
import { t } from './planner-texts.ts';
import { useSave } from './use-save.ts';

interface AdvisorPanelProps {
  /** Undefined: a new one. */
  readonly advisor: StaffAdvisor | undefined;
  readonly onClose: () => void;
}

/** Adds an advisor, changes who one is, or takes one out of the planner. */
export function AdvisorPanel({ advisor, onClose }: AdvisorPanelProps): ReactElement {
  const client = useClient();
  const { navigate } = useActionContext();
  const { save, isPending, errors } = useSave();
  const [draft, setDraft] = useState(() => {
    if (!advisor) return emptyAdvisor;
    const { name, jobTitle, email, imageID, userID } = advisor;
    return { name, jobTitle, email, imageID, userID };
  });
  const problems = useFormErrors(errors, advisorLabels());
  const store = (): void =>
    save({
      after: onClose,
      send: () =>
        advisor
          ? client.call(rulesCalls.updateAdvisor, {
              params: { id: advisor.id },
              body: { ...draft, revision: advisor.revision },
            })
          : client.call(rulesCalls.createAdvisor, { body: draft }),
    });
  const remove = (id: string): void =>
    save({
      said: t('action.removed'),
      after() {
        settleWords();
        navigate('/planner/advisors');
      },
      send: () => client.call(rulesCalls.removeAdvisor, { params: { id } }),
    });
  return (
    <EditPanel
      title={advisor?.name ?? t('advisors.new')}
      errors={problems.general}
      isPending={isPending}
      onSave={store}
      onClose={onClose}
      {...(advisor
        ? {
            removal: {
              title: t('advisor.removeTitle', { name: advisor.name }),
              text: t('advisor.removeText'),
              onRemove: () => remove(advisor.id),
            },
          }
        : {})}
    >
      <AdvisorFields draft={draft} problems={problems} onChange={setDraft} />
    </EditPanel>
  );
}

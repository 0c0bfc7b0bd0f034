import { Button, ErrorBox, ErrorState, Form, Screen, Section, Skeleton, useClient, useFormErrors } from '@lectern/core/admin';
import { useState } from 'react';
import type { ReactElement } from 'react';
import type { SlotSettings } from '../slots/rules.types.ts';
import { rulesCalls } from '../rules.client.ts';
import { t } from './planner-texts.ts';
import { SettingField, settingLabels, settingNames } from './setting-field.tsx';
import type { SettingName } from './setting-field.tsx';
import { useSettings } from './use-rules.ts';
import { useSave } from './use-save.ts';

/** How many of the settings say what a time is; the others say when there is one. */
const ofTimes = 4;

interface RulesFormProps {
  readonly stored: SlotSettings & { readonly revision: number };
}

function RulesForm({ stored: { revision, ...settings } }: RulesFormProps): ReactElement {
  const client = useClient();
  const { saveForm, isPending, errors } = useSave();
  const [draft, setDraft] = useState<SlotSettings>(settings);
  const problems = useFormErrors(errors, settingLabels());
  const fieldOf = (name: SettingName): ReactElement => (
    <SettingField key={name} name={name} settings={draft} onChange={setDraft} errors={problems.of(name)} />
  );
  const store = async (): Promise<boolean> =>
    !isPending && saveForm({ send: () => client.call(rulesCalls.saveSettings, { body: { ...draft, revision } }) });
  return (
    <Form onSubmit={store}>
      <ErrorBox errors={problems.general} />
      <Section title={t('rules.times')} text={t('rules.timesText')}>
        {settingNames.slice(0, ofTimes).map(fieldOf)}
      </Section>
      <Section title={t('rules.bounds')} text={t('rules.boundsText')}>
        {settingNames.slice(ofTimes).map(fieldOf)}
        <div className="planner-line">
          <Button theme="orange" type="submit" isPending={isPending}>
            {t('action.save')}
          </Button>
        </div>
      </Section>
    </Form>
  );
}

/** How times are made where a region does not say otherwise. */
export default function RulesScreen(): ReactElement {
  const { data, error, refetch } = useSettings();
  return (
    <Screen title={t('rules.title')} width="medium">
      {error && <ErrorState title={t('action.failed')} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={8} />}
      {data && <RulesForm key={data.revision} stored={data} />}
    </Screen>
  );
}

import { TextField, useClient, useFormErrors } from '@lectern/core/admin';
import { useState } from 'react';
import type { ReactElement } from 'react';
import type { StaffAdvisor, StaffRegion } from '../rules.calls.ts';
import { rulesCalls } from '../rules.client.ts';
import { EditPanel } from './edit-panel.tsx';
import { t } from './planner-texts.ts';
import { RegionAdvisors } from './region-advisors.tsx';
import { regionBody, typedRegion } from './region-draft.ts';
import type { TypedRegion } from './region-draft.ts';
import { RegionSettingsPart } from './region-settings-part.tsx';
import { settingLabels } from './setting-field.tsx';
import { useSave } from './use-save.ts';

interface RegionPanelProps {
  /** Undefined: a new one. */
  readonly region: StaffRegion | undefined;
  readonly advisors: readonly StaffAdvisor[];
  readonly onClose: () => void;
}

/** Makes a region, changes one, or removes it. */
export function RegionPanel({ region, advisors, onClose }: RegionPanelProps): ReactElement {
  const client = useClient();
  const { save, isPending, errors } = useSave();
  const [typed, setTyped] = useState<TypedRegion>(() => typedRegion(region));
  const [hasFault, setFault] = useState(false);
  const set = (part: Partial<TypedRegion>): void => setTyped({ ...typed, ...part });
  const problems = useFormErrors(errors, {
    name: t('region.name'),
    advisors: t('region.advisors'),
    ...settingLabels('settings.'),
  });
  const store = (): void => {
    const body = regionBody(typed);
    setFault(!body);
    if (!body) return;
    save({
      after: onClose,
      send: () =>
        region
          ? client.call(rulesCalls.updateRegion, {
              params: { id: region.id },
              body: { ...body, revision: region.revision },
            })
          : client.call(rulesCalls.createRegion, { body }),
    });
  };
  const remove = (id: string): void =>
    save({
      said: t('action.removed'),
      after: onClose,
      send: () => client.call(rulesCalls.removeRegion, { params: { id } }),
    });
  return (
    <EditPanel
      title={region?.name ?? t('regions.new')}
      errors={[...problems.general, ...problems.of('advisors')]}
      isPending={isPending}
      onSave={store}
      onClose={onClose}
      {...(region
        ? {
            removal: {
              title: t('region.removeTitle', { name: region.name }),
              text: t('region.removeText'),
              onRemove: () => remove(region.id),
            },
          }
        : {})}
    >
      <TextField
        label={t('region.name')}
        value={typed.name}
        onChange={(name) => set({ name })}
        errors={problems.of('name')}
        isRequired
        autoFocus
      />
      <RegionAdvisors chosen={typed.advisors} advisors={advisors} onChange={(next) => set({ advisors: next })} />
      <TextField
        label={t('region.postcodes')}
        help={t('region.postcodesHelp')}
        value={typed.postcodes}
        onChange={(postcodes) => set({ postcodes })}
        errors={hasFault ? [t('region.postcodesFault')] : []}
      />
      <TextField
        label={t('region.shapes')}
        help={t('region.shapesHelp')}
        value={typed.shapes}
        onChange={(shapes) => set({ shapes })}
      />
      <RegionSettingsPart
        settings={typed.settings}
        onChange={(settings) => set({ settings })}
        errorsOf={(name) => problems.of(`settings.${name}`)}
      />
    </EditPanel>
  );
}

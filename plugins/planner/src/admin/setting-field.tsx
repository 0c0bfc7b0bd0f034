import { NumberField, Select } from '@lectern/core/admin';
import type { ReactElement } from 'react';
import type { SlotSettings } from '../slots/rules.types.ts';
import { t } from './planner-texts.ts';

export type SettingName = keyof SlotSettings;

/** The settings of times, in the order of their form. */
export const settingNames = [
  'duration',
  'interval',
  'bufferBefore',
  'bufferAfter',
  'minimumNotice',
  'horizon',
  'maxPerDay',
  'holidays',
] as const satisfies readonly SettingName[];

/** The labels of the settings, by their names as errors have them. */
export const settingLabels = <Prefix extends string = ''>(prefix = '' as Prefix) =>
  Object.fromEntries(settingNames.map((name) => [prefix + name, t(`rules.${name}`)])) as Readonly<
    Record<`${Prefix}${SettingName}`, string>
  >;

interface SettingFieldProps {
  readonly name: SettingName;
  readonly settings: SlotSettings;
  readonly onChange: (settings: SlotSettings) => void;
  readonly errors: readonly string[];
}

/** One setting of times. */
export function SettingField({ name, settings, onChange, errors }: SettingFieldProps): ReactElement {
  if (name === 'holidays')
    return (
      <Select
        label={t('rules.holidays')}
        value={settings.holidays}
        options={(['nl', 'none'] as const).map((value) => ({ value, label: t(`rules.${value}`) }))}
        onChange={(holidays) => onChange({ ...settings, holidays })}
        errors={errors}
      />
    );
  const isOpen = name === 'maxPerDay';
  return (
    <NumberField
      label={t(`rules.${name}`)}
      help={isOpen ? t('rules.maxPerDayHelp') : undefined}
      value={settings[name]}
      min={isOpen ? 1 : 0}
      onChange={(value) => onChange({ ...settings, [name]: isOpen ? value : (value ?? 0) })}
      errors={errors}
    />
  );
}

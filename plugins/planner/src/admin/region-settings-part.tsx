import { Button, Select } from '@lectern/core/admin';
import { useId } from 'react';
import type { ReactElement } from 'react';
import { t } from './planner-texts.ts';
import type { RegionSettings } from './region-draft.ts';
import { SettingField, settingNames } from './setting-field.tsx';
import type { SettingName } from './setting-field.tsx';
import { useSettings } from './use-rules.ts';

interface RegionSettingsPartProps {
  readonly settings: RegionSettings;
  readonly onChange: (settings: RegionSettings) => void;
  readonly errorsOf: (name: SettingName) => readonly string[];
}

const without = (settings: RegionSettings, name: SettingName): RegionSettings =>
  Object.fromEntries(Object.entries(settings).filter(([key]) => key !== name));

/** What a region sets otherwise than the site, one by one; the rest is as the site has it. */
export function RegionSettingsPart({ settings, onChange, errorsOf }: RegionSettingsPartProps): ReactElement {
  const heading = useId();
  const { data: site } = useSettings();
  const own = settingNames.filter((name) => name in settings);
  const others = settingNames.filter((name) => !(name in settings));
  return (
    <section className="planner-list" aria-labelledby={heading}>
      <h3 id={heading}>{t('region.settings')}</h3>
      <p className="lc-quiet">{t('region.settingsHelp')}</p>
      {site &&
        own.map((name) => (
          <div key={name} className="planner-own">
            <SettingField
              name={name}
              settings={{ ...site, ...settings }}
              onChange={(next) => onChange({ ...settings, [name]: next[name] })}
              errors={errorsOf(name)}
            />
            <Button
              size="small"
              theme="plain"
              aria-label={t('region.asSiteOf', { name: t(`rules.${name}`) })}
              onPress={() => onChange(without(settings, name))}
            >
              {t('region.asSite')}
            </Button>
          </div>
        ))}
      {site && others.length > 0 && (
        <Select
          label={t('region.setOtherwise')}
          value=""
          options={others.map((name) => ({ value: name, label: t(`rules.${name}`) }))}
          onChange={(chosen) => {
            const name = others.find((each) => each === chosen);
            if (name) onChange({ ...settings, [name]: site[name] });
          }}
        />
      )}
    </section>
  );
}

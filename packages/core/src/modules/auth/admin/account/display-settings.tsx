import { Monitor, Moon, Sun } from 'lucide-react';
import type { ReactElement } from 'react';
import { useApp, usePreferences } from '#admin/shell/app-context.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { Switch } from '#admin/ui/controls/checkbox.tsx';
import { Section } from '#admin/ui/layout/section.tsx';
import { SegmentedControl } from '#admin/ui/controls/segmented-control.tsx';

const icon = { className: 'lc-icon', 'aria-hidden': true } as const;

/** The settings of the admin's look and shortcuts in this browser. They take effect at once. */
export function DisplaySettings(): ReactElement {
  const t = useText();
  const { preferences } = useApp();
  const { theme, contrast, density, hasSingleKeys } = usePreferences();
  return (
    <Section title={t('display.title')} text={t('display.text')}>
      <div className="lc-form">
        <SegmentedControl
          label={t('display.theme')}
          value={theme}
          options={[
            { value: 'system', label: t('display.system'), icon: <Monitor {...icon} /> },
            { value: 'light', label: t('display.light'), icon: <Sun {...icon} /> },
            { value: 'dark', label: t('display.dark'), icon: <Moon {...icon} /> },
          ]}
          onChange={(next) => preferences.set({ theme: next })}
        />
        <SegmentedControl
          label={t('display.contrast')}
          value={contrast}
          options={[
            { value: 'system', label: t('display.system') },
            { value: 'normal', label: t('display.contrastNormal') },
            { value: 'more', label: t('display.contrastMore') },
          ]}
          onChange={(next) => preferences.set({ contrast: next })}
        />
        <SegmentedControl
          label={t('display.density')}
          value={density}
          options={[
            { value: 'normal', label: t('display.densityNormal') },
            { value: 'compact', label: t('display.densityCompact') },
          ]}
          onChange={(next) => preferences.set({ density: next })}
        />
        <Switch
          label={t('display.singleKeys')}
          help={t('display.singleKeysHelp')}
          isSelected={hasSingleKeys}
          onChange={(next) => preferences.set({ hasSingleKeys: next })}
        />
      </div>
    </Section>
  );
}

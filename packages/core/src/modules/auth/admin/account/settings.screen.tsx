import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { Screen } from '#admin/ui/layout/screen.tsx';
import { ChangePassword } from './change-password.tsx';
import { DisplaySettings } from './display-settings.tsx';
import { PersonalData } from './personal-data.tsx';
import { ProfileImage } from './profile-image.tsx';
import { SecondFactorSettings } from './second-factor-settings.tsx';
import { Sessions } from './sessions.tsx';

/** The screen of one's own settings. */
export default function SettingsScreen(): ReactElement {
  const t = useText();
  return (
    <Screen title={t('settings.own.title')} detail={t('settings.own.subtitle')} width="medium">
      <div className="lc-panel lc-sections">
        <PersonalData />
        <ProfileImage />
        <ChangePassword />
        <SecondFactorSettings />
        <Sessions />
        <DisplaySettings />
      </div>
    </Screen>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useParams } from 'react-router';
import { useText } from '#admin/messages/use-messages.ts';
import { useClient } from '#admin/shell/app-context.ts';
import { unwrap } from '#admin/state/call-error.ts';
import { useQueryFailure } from '#admin/state/use-query-failure.ts';
import { ErrorState } from '#admin/ui/layout/screen-state.tsx';
import { Screen } from '#admin/ui/layout/screen.tsx';
import { Skeleton } from '#admin/ui/layout/skeleton.tsx';
import { settingsCalls } from '../settings.client.ts';
import { SettingsForm } from './settings-form.tsx';
import { settingsKey } from './settings-key.ts';

/** The settings of one module or plugin. */
export default function OwnedSettingsScreen(): ReactElement {
  const t = useText();
  const client = useClient();
  const { owner = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: [...settingsKey, owner],
    // A form begins with what is there now, and is not changed under the hands of whoever fills it in.
    gcTime: 0,
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }) => unwrap(await client.call(settingsCalls.owned, { params: { owner }, signal })),
  });
  const failure = useQueryFailure(error);
  if (data) return <SettingsForm key={owner} settings={data} />;
  return (
    <Screen title={t('siteSettings.title')} width="medium" isTitleHidden={!failure}>
      {failure ? (
        <ErrorState
          title={t('siteSettings.failed')}
          text={failure.text}
          requestID={failure.requestID}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton lines={8} />
      )}
    </Screen>
  );
}

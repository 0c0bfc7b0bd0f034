import type { ReactElement } from 'react';
import { useText } from '../messages/use-messages.ts';
import { ErrorState } from '../ui/layout/screen-state.tsx';

/** A screen that threw, or whose code could not be loaded. The rest of the admin goes on. */
export function FailedScreen(): ReactElement {
  const t = useText();
  return <ErrorState title={t('app.failed.title')} text={t('app.failed.text')} onRetry={() => window.location.reload()} />;
}

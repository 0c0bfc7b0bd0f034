import { SearchX } from 'lucide-react';
import type { ReactElement } from 'react';
import { useText } from '../messages/use-messages.ts';
import { LinkButton } from '../ui/controls/link-button.tsx';
import { EmptyState } from '../ui/layout/screen-state.tsx';
import { Screen } from '../ui/layout/screen.tsx';

/** An address below the admin that leads nowhere. */
export function NotFoundScreen(): ReactElement {
  const t = useText();
  return (
    <Screen title={t('app.notFound.title')} isTitleHidden>
      <EmptyState
        icon={<SearchX />}
        title={t('app.notFound.title')}
        text={t('app.notFound.text')}
        action={<LinkButton to="/">{t('app.notFound.action')}</LinkButton>}
      />
    </Screen>
  );
}

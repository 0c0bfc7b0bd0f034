import { MessageSquareQuote } from 'lucide-react';
import type { ReactElement } from 'react';
import { useText } from '../../../admin/messages/use-messages.ts';
import { EmptyState } from '../../../admin/ui/layout/screen-state.tsx';
import { Screen } from '../../../admin/ui/layout/screen.tsx';

/** The pages that wait for a review. In this version pages are published without being requested, so there are none. */
export default function PublicationRequestsScreen(): ReactElement {
  const t = useText();
  return (
    <Screen title={t('nav.publicationRequests')}>
      <div className="lc-panel">
        <EmptyState icon={<MessageSquareQuote />} title={t('structure.noRequests')} text={t('structure.noRequestsText')} />
      </div>
    </Screen>
  );
}

import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { PageRows } from './page-rows.tsx';

/** The pages that this person worked on last. */
export default function RecentWidget(): ReactElement {
  const t = useText();
  return <PageRows concern="recent" narrowed={{ changedBy: 'me' }} nothing={t('dashboard.noRecent')} />;
}

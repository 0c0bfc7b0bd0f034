import type { ReactElement } from 'react';
import { useText } from '../../../admin/messages/use-messages.ts';
import { PageRows } from './page-rows.tsx';

/** The pages that this person worked on last. */
export default function RecentWidget(): ReactElement {
  const t = useText();
  return <PageRows narrowed={{ changedBy: 'me' }} none={t('dashboard.noRecent')} />;
}

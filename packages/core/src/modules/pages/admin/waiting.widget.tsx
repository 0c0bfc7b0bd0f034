import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { PageRows } from './page-rows.tsx';

/** Live pages of which a newer version waits for publication. */
export default function WaitingWidget(): ReactElement {
  const t = useText();
  const text = (count: number) => t('dashboard.allWaiting', { count });
  return (
    <PageRows
      concern="changed"
      narrowed={{ status: 'changed' }}
      nothing={t('dashboard.noWaiting')}
      all={{ to: '/?status=changed', text }}
    />
  );
}

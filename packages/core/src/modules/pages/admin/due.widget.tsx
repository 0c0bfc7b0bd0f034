import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { PageRows } from './page-rows.tsx';

/** Live pages that nobody has looked at for too long, the longest waiting first. */
export default function DueWidget(): ReactElement {
  const t = useText();
  const text = (count: number) => t('dashboard.allDue', { count });
  return (
    <PageRows
      concern="due"
      narrowed={{ status: 'due', columnToSort: 'reviewDueAt', sortOrder: 'asc' }}
      nothing={t('dashboard.noDue')}
      all={{ to: '/?status=due&sort=reviewDueAt&order=asc', text }}
    />
  );
}

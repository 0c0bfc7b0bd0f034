import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { PageRows } from './page-rows.tsx';

/** Pages that visitors have never seen, or no longer see. */
export default function DraftsWidget(): ReactElement {
  const t = useText();
  const text = (count: number) => t('dashboard.allDrafts', { count });
  return (
    <PageRows
      concern="draft"
      narrowed={{ status: 'draft' }}
      nothing={t('dashboard.noDrafts')}
      all={{ to: '/?status=draft', text }}
    />
  );
}

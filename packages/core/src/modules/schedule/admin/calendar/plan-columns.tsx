import { Link } from 'react-router';
import type { Text } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import type { Column } from '#admin/ui/list/data-table.tsx';
import type { PlannedPage } from '../../schedule.calls.ts';
import { timeOf } from '../plan-times.ts';
import { PlanIcon } from './calendar-entry.tsx';

export const planColumns = (t: Text, onOpen: (entry: PlannedPage) => void): readonly Column<PlannedPage>[] => [
  {
    key: 'page',
    header: t('calendar.page'),
    isRowHeader: true,
    render: ({ pageID, title, locale }) => (
      <Link className="lc-row-link" to={`/pages/${pageID}`} lang={locale}>
        {title || t('plan.untitled')}
      </Link>
    ),
  },
  {
    key: 'what',
    header: t('calendar.what'),
    render: ({ action, failed }) => (
      <span className="lc-plan__what">
        <PlanIcon action={action} failed={failed} />
        {t(failed ? `plan.failed.${action}` : `plan.${action}`)}
      </span>
    ),
  },
  {
    key: 'when',
    header: t('calendar.when'),
    render: (entry) => (
      <Button size="small" onPress={() => onOpen(entry)}>
        {timeOf(entry)}
      </Button>
    ),
  },
  { key: 'who', header: t('calendar.who'), isMinor: true, render: ({ plannedBy }) => plannedBy?.name ?? '' },
];

import { Button, EmptyState, Icon, LinkButton, Screen } from '@lectern/core/admin';
import type { Column } from '@lectern/core/admin';
import { useState } from 'react';
import type { ReactElement } from 'react';
import type { StaffAdvisor } from '../rules.calls.ts';
import { AdvisorPanel } from './advisor-panel.tsx';
import { t } from './planner-texts.ts';
import { RulesList } from './rules-list.tsx';
import { useAdvisors } from './use-rules.ts';

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

const hoursAWeek = ({ plan }: StaffAdvisor): number =>
  plan.reduce((sum, { from, to }) => sum + minutesOf(to) - minutesOf(from), 0) / 60;

const columnsOf = (): readonly Column<StaffAdvisor>[] => [
  {
    key: 'name',
    header: t('advisor.name'),
    isRowHeader: true,
    width: '30%',
    render: ({ id, name }) => (
      <span className="planner-open">
        <LinkButton theme="plain" to={`/planner/advisors/${id}`}>
          {name}
        </LinkButton>
      </span>
    ),
  },
  { key: 'jobTitle', header: t('advisor.jobTitle'), isMinor: true, render: ({ jobTitle }) => jobTitle },
  { key: 'email', header: t('advisor.email'), render: ({ email }) => email },
  { key: 'hours', header: t('advisor.hours'), width: '10rem', isNumeric: true, render: hoursAWeek },
];

/** Those with whom appointments are made. */
export default function AdvisorsScreen(): ReactElement {
  const advisors = useAdvisors();
  const [isAdding, setAdding] = useState(false);
  const add = (
    <Button theme="orange" icon={<Icon name="plus" />} onPress={() => setAdding(true)}>
      {t('advisors.new')}
    </Button>
  );
  return (
    <Screen title={t('advisors.title')} actions={add}>
      <RulesList
        caption={t('advisors.title')}
        columns={columnsOf()}
        list={advisors}
        keyOf={({ id }) => id}
        empty={
          <EmptyState icon={<Icon name="users" />} title={t('advisors.empty')} text={t('advisors.emptyText')} action={add} />
        }
      />
      {isAdding && <AdvisorPanel advisor={undefined} onClose={() => setAdding(false)} />}
    </Screen>
  );
}

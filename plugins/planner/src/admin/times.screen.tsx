import { EmptyState, ErrorState, Icon, LinkButton, Screen, Select, Skeleton } from '@lectern/core/admin';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { weekOf } from '../slots/week.ts';
import { t } from './planner-texts.ts';
import { SlotWeek } from './slot-week.tsx';
import { useAdvisors, useRegions } from './use-rules.ts';
import { WhyNot } from './why-not.tsx';

/** The times of the planner by week, as they result from all rules. */
export default function TimesScreen(): ReactElement {
  const regions = useRegions();
  const advisors = useAdvisors();
  const [chosen, setChosen] = useState<{ readonly region?: string; readonly advisor?: string }>({});
  const [week, setWeek] = useState(() => weekOf(new Date().toISOString().slice(0, 10)));
  const staffed = (regions.data ?? []).filter((each) => each.advisors.length > 0);
  const region = staffed.find(({ id }) => id === chosen.region) ?? staffed[0];
  const advisor = region?.advisors.find((id) => id === chosen.advisor) ?? region?.advisors[0];
  const nameOf = (id: string): string => advisors.data?.find((each) => each.id === id)?.name ?? '';
  const failure = regions.error ?? advisors.error;
  if (failure)
    return (
      <Screen title={t('times.title')}>
        <ErrorState title={t('action.failed')} onRetry={() => void Promise.all([regions.refetch(), advisors.refetch()])} />
      </Screen>
    );
  return (
    <Screen title={t('times.title')}>
      {(!regions.data || !advisors.data) && <Skeleton lines={8} />}
      {regions.data && advisors.data && (!region || advisor === undefined) && (
        <EmptyState
          icon={<Icon name="calendar-days" />}
          title={t('times.empty')}
          text={t('times.emptyText')}
          action={<LinkButton to="/planner/advisors">{t('advisors.title')}</LinkButton>}
        />
      )}
      {advisors.data && region && advisor !== undefined && (
        <div className="planner-parts">
          <div className="planner-line">
            <Select
              label={t('times.region')}
              value={region.id}
              options={staffed.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(next) => setChosen({ region: next })}
            />
            <Select
              label={t('times.advisor')}
              value={advisor}
              options={region.advisors.map((id) => ({ value: id, label: nameOf(id) }))}
              onChange={(next) => setChosen({ region: region.id, advisor: next })}
            />
          </div>
          <SlotWeek region={region.id} advisor={advisor} week={week} onWeek={setWeek} />
          <WhyNot region={region.id} advisor={advisor} />
        </div>
      )}
    </Screen>
  );
}

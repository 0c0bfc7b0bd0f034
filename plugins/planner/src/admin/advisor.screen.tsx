import {
  Button,
  CallError,
  EmptyState,
  ErrorState,
  Icon,
  LinkButton,
  Screen,
  Skeleton,
  unwrap,
  useClient,
  useQuery,
  useScreenParams,
} from '@lectern/core/admin';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { rulesCalls } from '../rules.client.ts';
import { weekOf } from '../slots/week.ts';
import { AbsencesPart } from './absences-part.tsx';
import { AdvisorPanel } from './advisor-panel.tsx';
import { ExceptionsPart } from './exceptions-part.tsx';
import { OutsidePart } from './outside-part.tsx';
import { PlanPart } from './plan-part.tsx';
import { plannerKey } from './planner-key.ts';
import { t } from './planner-texts.ts';
import { SlotWeek } from './slot-week.tsx';
import { useRegions } from './use-rules.ts';

/** An advisor with hours, exceptions and absences, and the times that come of them. */
export default function AdvisorScreen(): ReactElement {
  const client = useClient();
  const { id = '' } = useScreenParams();
  const [isOpen, setOpen] = useState(false);
  const [week, setWeek] = useState(() => weekOf(new Date().toISOString().slice(0, 10)));
  const regions = useRegions();
  const { data, error, refetch } = useQuery({
    queryKey: [...plannerKey, 'advisor', id],
    queryFn: async ({ signal }) => unwrap(await client.call(rulesCalls.advisor, { params: { id }, signal })),
  });
  const status = error instanceof CallError ? error.failure.status : undefined;
  const isGone = status === 404 || status === 400;
  const region = regions.data?.find(({ advisors }) => advisors.includes(id));
  return (
    <Screen
      title={data?.name ?? t('advisors.title')}
      detail={data?.jobTitle}
      actions={
        <>
          <LinkButton to="/planner/advisors">{t('advisors.back')}</LinkButton>
          {data && <Button onPress={() => setOpen(true)}>{t('advisor.who')}</Button>}
        </>
      }
    >
      {isGone && <EmptyState icon={<Icon name="users" />} title={t('advisor.gone')} />}
      {error && !isGone && <ErrorState title={t('action.failed')} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={8} />}
      {data && !error && (
        <div className="planner-parts">
          <div className="planner-columns">
            <PlanPart advisor={data} />
            <div className="planner-parts">
              <ExceptionsPart advisor={data} />
              <AbsencesPart advisor={data} />
              <OutsidePart advisor={id} />
            </div>
          </div>
          {region && <SlotWeek region={region.id} advisor={id} week={week} onWeek={setWeek} />}
        </div>
      )}
      {data && isOpen && <AdvisorPanel advisor={data} onClose={() => setOpen(false)} />}
    </Screen>
  );
}

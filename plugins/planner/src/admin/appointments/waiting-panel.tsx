import { Button, EmptyState, ErrorState, Icon, SidePanel, Skeleton, unwrap, useClient, useQuery } from '@lectern/core/admin';
import { useRef } from 'react';
import type { ReactElement } from 'react';
import type { WaitingPerson } from '../../appointments.calls.ts';
import { appointmentsCalls } from '../../appointments.client.ts';
import { plannerKey } from '../planner-key.ts';
import { t } from '../planner-texts.ts';
import { momentText } from '../reason-text.ts';
import { useSave } from '../use-save.ts';
import { nameOf } from './use-names.ts';
import type { Names } from './use-names.ts';

/** What is held for somebody who waits, or since when they do. */
function stateText({ since, offer }: WaitingPerson, { advisors }: Names): string {
  if (!offer) return t('waiting.since', { time: momentText(since) });
  const { advisor, start, until } = offer;
  return t('waiting.offer', { time: momentText(start), advisor: nameOf(advisors, advisor), until: momentText(until) });
}

interface WaitingPanelProps {
  readonly names: Names;
  /** Of this region alone. */
  readonly region: string | undefined;
  readonly onClose: () => void;
}

/** Who waits for a time, first whoever waited longest. */
export function WaitingPanel({ names, region, onClose }: WaitingPanelProps): ReactElement {
  const client = useClient();
  const { save, isPending } = useSave();
  const text = useRef<HTMLParagraphElement>(null);
  const { data, error, refetch } = useQuery({
    queryKey: [...plannerKey, 'waiting', region],
    staleTime: 0,
    queryFn: async ({ signal }) =>
      unwrap(await client.call(appointmentsCalls.waiting, { query: region === undefined ? {} : { region }, signal })),
  });
  const remove = (id: string): void =>
    save({
      said: t('action.removed'),
      // The button goes with its row.
      after: () => text.current?.focus(),
      send: () => client.call(appointmentsCalls.removeWaiting, { params: { id } }),
    });
  return (
    <SidePanel title={t('waiting.title')} onClose={onClose}>
      <div className="lc-side__body">
        <p className="lc-quiet" tabIndex={-1} ref={text}>
          {t('waiting.text')}
        </p>
        {error && <ErrorState title={t('action.failed')} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton lines={4} />}
        {data?.length === 0 && <EmptyState icon={<Icon name="clock" />} title={t('waiting.none')} />}
        <ol className="lc-rows">
          {data?.map((person) => (
            <li key={person.id} className="lc-rows__row">
              <span className="lc-rows__text">
                <span className="lc-rows__name">{`${person.name}, ${nameOf(names.regions, person.region)}`}</span>
                <span className="lc-under lc-num lc-wrap">{stateText(person, names)}</span>
              </span>
              <Button
                size="small"
                theme="plain"
                isPending={isPending}
                aria-label={t('waiting.remove', { name: person.name })}
                onPress={() => remove(person.id)}
              >
                {t('action.remove')}
              </Button>
            </li>
          ))}
        </ol>
      </div>
    </SidePanel>
  );
}

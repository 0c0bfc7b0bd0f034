import { LogOut, Monitor } from 'lucide-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import type { Result } from '#client/result.ts';
import { sessionCalls } from '#modules/sessions/sessions.client.ts';
import { useApp, useFailureTexts } from '#admin/shell/app-context.ts';
import { unwrap } from '#admin/state/call-error.ts';
import { formatMoment } from '#admin/messages/format.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { ErrorBox } from '#admin/ui/fields/error-box.tsx';
import { IconButton } from '#admin/ui/controls/icon-button.tsx';
import { notify } from '#admin/ui/overlay/notify.ts';
import { ErrorState } from '#admin/ui/layout/screen-state.tsx';
import { Skeleton } from '#admin/ui/layout/skeleton.tsx';
import { StatusBadge } from '#admin/ui/layout/status-badge.tsx';

const queryKey = ['auth', 'sessions'];

/** The own sessions, this one first. */
export function SessionList(): ReactElement {
  const t = useText();
  const { client } = useApp();
  const queries = useQueryClient();
  const textsOf = useFailureTexts();
  const list = useRef<HTMLUListElement>(null);
  const [errors, setErrors] = useState<readonly string[]>([]);
  const [pending, setPending] = useState<string>();
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: async () => unwrap(await client.call(sessionCalls.list)),
  });

  const end = async (id: string, call: () => Promise<Result<unknown>>, done: string) => {
    setPending(id);
    const result = await call();
    setPending(undefined);
    setErrors(result.ok ? [] : textsOf(result));
    if (!result.ok) return;
    notify(done);
    await queries.invalidateQueries({ queryKey });
    // The button that was pressed is gone with its session.
    if (document.activeElement === document.body) list.current?.focus();
  };
  if (isError) return <ErrorState title={t('sessions.failed')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={2} />;
  const others = data.filter((session) => !session.isCurrent);
  return (
    <div className="lc-form">
      <ErrorBox errors={errors} />
      <ul className="lc-rows" ref={list} tabIndex={-1} aria-label={t('sessions.title')}>
        {data.map((session) => (
          <li key={session.id} className="lc-rows__row">
            <Monitor className="lc-icon" aria-hidden="true" />
            <span className="lc-rows__text">
              <span className="lc-rows__name">{session.device}</span>
              <span className="lc-quiet">{t('sessions.used', { time: formatMoment(session.lastUsedAt) })}</span>
            </span>
            {session.isCurrent ? (
              <StatusBadge tone="neutral">{t('sessions.current')}</StatusBadge>
            ) : (
              <IconButton
                label={t('sessions.end', { device: session.device })}
                icon={<LogOut className="lc-icon" aria-hidden="true" />}
                onPress={() =>
                  void end(session.id, () => client.call(sessionCalls.end, { params: { id: session.id } }), t('sessions.ended'))
                }
              />
            )}
          </li>
        ))}
      </ul>
      <div className="lc-form__foot">
        <Button
          isPending={pending === 'all'}
          disabledReason={others.length === 0 ? t('sessions.none') : undefined}
          onPress={() => void end('all', () => client.call(sessionCalls.endOthers), t('sessions.endedAll'))}
        >
          {t('sessions.endAll')}
        </Button>
      </div>
    </div>
  );
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { secondFactorCalls } from '../../auth.client.ts';
import { useApp } from '#admin/shell/app-context.ts';
import { unwrap } from '#admin/state/call-error.ts';
import { RecoveryCodes } from '../second-factor/recovery-codes.tsx';
import { useText } from '#admin/messages/use-messages.ts';
import { notify } from '#admin/ui/overlay/notify.ts';
import { ErrorState } from '#admin/ui/layout/screen-state.tsx';
import { Section } from '#admin/ui/layout/section.tsx';
import { Skeleton } from '#admin/ui/layout/skeleton.tsx';
import { StatusBadge } from '#admin/ui/layout/status-badge.tsx';
import { PasskeyRows } from './passkey-rows.tsx';
import { RecoveryRow } from './recovery-row.tsx';
import { TotpRow } from './totp-row.tsx';

const queryKey = ['auth', 'second-factor'];

/** The own second factors: an app for codes, passkeys, and recovery codes for when both are lost. */
export function SecondFactorSettings(): ReactElement {
  const t = useText();
  const { client } = useApp();
  const queries = useQueryClient();
  const place = useRef<HTMLDivElement>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [changes, setChanges] = useState(0);
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: async () => unwrap(await client.call(secondFactorCalls.get)),
  });

  const changed = (message: string, recoveryCodes: readonly string[] = []) => {
    notify(message);
    setCodes(recoveryCodes);
    setChanges((count) => count + 1);
    void queries.invalidateQueries({ queryKey });
  };
  // What had the focus is gone with what was changed.
  useEffect(() => {
    if (changes > 0 && document.activeElement === document.body) place.current?.focus();
  }, [changes, codes]);

  const content = () => {
    if (isError) return <ErrorState title={t('factor.failed')} onRetry={() => void refetch()} />;
    if (!data) return <Skeleton lines={3} />;
    if (codes.length > 0)
      return <RecoveryCodes codes={codes} doneLabel={t('recoveryCodes.kept')} onDone={() => changed(t('recoveryCodes.done'))} />;
    return (
      <>
        {data.isRequired && (
          <p>
            <StatusBadge tone="warning">{t('factor.required')}</StatusBadge>
          </p>
        )}
        <ul className="lc-rows">
          <TotpRow factors={data} onChanged={changed} />
          <PasskeyRows factors={data} onChanged={changed} />
          {(data.hasTotp || data.passkeys.length > 0) && <RecoveryRow left={data.recoveryCodes} onChanged={changed} />}
        </ul>
      </>
    );
  };
  return (
    <Section title={t('factor.title')} text={t('factor.text')}>
      <div ref={place} tabIndex={-1} className="lc-form">
        {content()}
      </div>
    </Section>
  );
}

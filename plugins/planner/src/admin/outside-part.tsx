import {
  announce,
  Button,
  ErrorBox,
  Form,
  ErrorState,
  Skeleton,
  TextField,
  unwrap,
  useClient,
  useFormErrors,
  useQuery,
} from '@lectern/core/admin';
import { useId, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import type { StaffCalendar } from '../outside.calls.ts';
import { outsideCalls } from '../outside.client.ts';
import { OutsideActions } from './outside-actions.tsx';
import { OutsideState, outsideText } from './outside-state.tsx';
import { plannerKey } from './planner-key.ts';
import { t } from './planner-texts.ts';
import { useSave } from './use-save.ts';

interface OutsideFormProps {
  readonly advisor: string;
  readonly origins: readonly string[];
  readonly calendar: StaffCalendar | null;
}

const empty = { address: '', user: '', password: '' };

function OutsideForm({ advisor, origins, calendar }: OutsideFormProps): ReactElement {
  const client = useClient();
  const { saveForm, isPending, errors } = useSave<StaffCalendar>();
  const address = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState({ ...empty, ...(calendar && { address: calendar.address, user: calendar.user }) });
  const problems = useFormErrors(errors, {
    address: t('outside.address'),
    user: t('outside.user'),
    password: t('outside.password'),
  });
  const forget = (): void => {
    setDraft(empty);
    // The button goes with what it forgot.
    address.current?.focus();
  };
  const connect = async (): Promise<boolean> => {
    if (isPending) return false;
    const { password, ...named } = draft;
    const body = { ...named, ...(password === '' ? {} : { password }) };
    return saveForm({
      send: () => client.call(outsideCalls.connect, { params: { id: advisor }, body }),
      after(data) {
        setDraft({ ...draft, password: '' });
        announce(outsideText(data));
      },
    });
  };
  const field = (name: keyof typeof draft) => ({
    label: t(`outside.${name}`),
    value: draft[name],
    onChange: (value: string) => setDraft({ ...draft, [name]: value }),
    errors: problems.of(name),
  });
  return (
    <>
      {calendar && <OutsideState calendar={calendar} />}
      {calendar && <OutsideActions advisor={advisor} onDisconnected={forget} />}
      <ErrorBox errors={problems.general} />
      <Form className="planner-list" onSubmit={connect}>
        <TextField
          {...field('address')}
          inputRef={address}
          type="url"
          help={t('outside.servers', { servers: origins.join(', ') })}
        />
        <div className="planner-pair">
          <TextField {...field('user')} />
          <TextField
            {...field('password')}
            type="password"
            autoComplete="new-password"
            help={t(calendar ? 'outside.passwordKept' : 'outside.passwordHelp')}
          />
        </div>
        <div className="planner-line">
          <Button type="submit" isPending={isPending}>
            {t('outside.connect')}
          </Button>
        </div>
      </Form>
    </>
  );
}

/** The calendar that an advisor keeps elsewhere, where the site reads any. */
export function OutsidePart({ advisor }: { readonly advisor: string }): ReactElement | null {
  const heading = useId();
  const client = useClient();
  const { data, error, refetch } = useQuery({
    queryKey: [...plannerKey, 'outside', advisor],
    queryFn: async ({ signal }) => unwrap(await client.call(outsideCalls.calendar, { params: { id: advisor }, signal })),
  });
  if (data?.origins.length === 0) return null;
  return (
    <section className="lc-panel planner-part" aria-labelledby={heading}>
      <h2 id={heading}>{t('outside.title')}</h2>
      <p className="lc-quiet">{t('outside.help')}</p>
      {error && <ErrorState title={t('action.failed')} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={3} />}
      {data && <OutsideForm advisor={advisor} {...data} />}
    </section>
  );
}

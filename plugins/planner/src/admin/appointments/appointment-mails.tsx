import { Button, ErrorBox, StatusBadge, useClient, useFormErrors } from '@lectern/core/admin';
import { useId } from 'react';
import type { ReactElement } from 'react';
import type { AppointmentDetail } from '../../appointments.calls.ts';
import { appointmentsCalls } from '../../appointments.client.ts';
import { t } from '../planner-texts.ts';
import { momentText } from '../reason-text.ts';
import { useSave } from '../use-save.ts';

type Mail = AppointmentDetail['mails'][number];

const kinds = ['visitor', 'advisor', 'reminder', 'away'] as const;

const kindText = ({ template }: Mail): string => t(`mails.${kinds.find((kind) => template === `planner:${kind}`) ?? 'visitor'}`);

interface MailRowProps {
  readonly mail: Mail;
  readonly isPending: boolean;
  readonly onResend: () => void;
}

const MailRow = ({ mail, isPending, onResend }: MailRowProps): ReactElement => (
  <li className="lc-rows__row">
    <span className="lc-rows__text">
      <span className="lc-rows__name">{kindText(mail)}</span>
      <span className="lc-under lc-num">{momentText(mail.endedAt ?? mail.queuedAt)}</span>
      {mail.lastError !== null && <span className="lc-under lc-wrap">{mail.lastError}</span>}
    </span>
    <StatusBadge tone={mail.state === 'failed' ? 'danger' : 'neutral'}>{t(`mails.${mail.state}`)}</StatusBadge>
    {(mail.state === 'sent' || mail.state === 'failed') && (
      <Button size="small" isPending={isPending} aria-label={t('mails.resendOf', { mail: kindText(mail) })} onPress={onResend}>
        {t('mails.resend')}
      </Button>
    )}
  </li>
);

/** What was mailed about an appointment, how far each mail is, and each once more. */
export function AppointmentMails({ appointment: { id, mails } }: { readonly appointment: AppointmentDetail }): ReactElement {
  const heading = useId();
  const client = useClient();
  const { save, isPending, errors } = useSave();
  const problems = useFormErrors(errors, {});
  const resend = (mailID: string): void =>
    save({
      said: t('mails.resent'),
      send: () => client.call(appointmentsCalls.resend, { params: { id }, body: { mailID } }),
    });
  return (
    <section className="lc-panel planner-part" aria-labelledby={heading}>
      <h2 id={heading}>{t('mails.title')}</h2>
      <ErrorBox errors={problems.general} />
      {mails.length === 0 && <p className="lc-quiet">{t('mails.none')}</p>}
      <ul className="lc-rows">
        {mails.map((mail) => (
          <MailRow key={mail.id} mail={mail} isPending={isPending} onResend={() => resend(mail.id)} />
        ))}
      </ul>
    </section>
  );
}

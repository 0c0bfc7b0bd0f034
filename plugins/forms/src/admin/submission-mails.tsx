import { Button, StatusBadge, useClient } from '@lectern/core/admin';
import { useId } from 'react';
import type { ReactElement } from 'react';
import type { SubmissionDetail } from '../inbox.calls.ts';
import { inboxCalls } from '../inbox.client.ts';
import { t } from './inbox-texts.ts';
import { Moment } from './moment.tsx';
import { useChange } from './use-change.ts';

type Mail = SubmissionDetail['mails'][number];

const isEnded = ({ state }: Mail): boolean => state === 'sent' || state === 'failed';

const kinds = ['mails.office', 'mails.confirmation', 'mails.sign', 'mails.sign-reminder'] as const;
const kindOf = ({ template }: Mail) =>
  kinds.find((kind) => template === `forms:${kind.slice('mails.'.length)}`) ?? 'mails.confirmation';

function MailRow({ id, mail }: { readonly id: string; readonly mail: Mail }): ReactElement {
  const client = useClient();
  const { change, isPending } = useChange();
  const email = mail.email ?? t('mails.sender');
  const resend = (): void =>
    change({
      said: t('mails.resent'),
      send: () => client.call(inboxCalls.resend, { params: { id }, body: { mailID: mail.id } }),
    });
  return (
    <li className="lc-rows__row">
      <span className="lc-rows__text">
        <span className="lc-rows__name">{email}</span>
        <span className="lc-under">
          {t(kindOf(mail))}, <Moment iso={mail.endedAt ?? mail.queuedAt} />
        </span>
        {mail.lastError && <span className="lc-under lc-wrap">{mail.lastError}</span>}
      </span>
      <StatusBadge tone={mail.state === 'failed' ? 'danger' : 'neutral'}>{t(`mails.${mail.state}`)}</StatusBadge>
      {isEnded(mail) && (
        <Button size="small" isPending={isPending} aria-label={t('mails.resendTo', { email })} onPress={resend}>
          {t('mails.resend')}
        </Button>
      )}
    </li>
  );
}

/** The mails of a submission, to each who got one. */
export function SubmissionMails({ submission: { id, mails } }: { readonly submission: SubmissionDetail }): ReactElement {
  const heading = useId();
  return (
    <section className="lc-panel forms-part" aria-labelledby={heading}>
      <h2 id={heading}>{t('mails.title')}</h2>
      {mails.length === 0 && <p className="lc-quiet">{t('mails.empty')}</p>}
      {mails.length > 0 && (
        <ul className="lc-rows">
          {mails.map((mail) => (
            <MailRow key={mail.id} id={id} mail={mail} />
          ))}
        </ul>
      )}
    </section>
  );
}

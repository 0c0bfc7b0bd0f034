import { StatusBadge } from '@lectern/core/admin';
import { useId } from 'react';
import type { ReactElement } from 'react';
import type { SubmissionDetail } from '../inbox.calls.ts';
import { t } from './inbox-texts.ts';
import { Moment } from './moment.tsx';

const tones = { asked: 'neutral', signed: 'live', declined: 'danger' } as const;

/** Who else was asked to sign, and what they said; nothing where nobody was. */
export function SubmissionConsents({ submission: { consents } }: { readonly submission: SubmissionDetail }): ReactElement | null {
  const heading = useId();
  if (consents.length === 0) return null;
  return (
    <section className="lc-panel forms-part" aria-labelledby={heading}>
      <h2 id={heading}>{t('consents.title')}</h2>
      <ul className="lc-rows">
        {consents.map(({ place, name, state, askedAt, answeredAt, signature }) => (
          <li key={place} className="lc-rows__row">
            <span className="lc-rows__text">
              <span className="lc-rows__name">{name}</span>
              <span className="lc-under">
                <Moment iso={answeredAt ?? askedAt} />
                {signature !== null && `, ${signature}`}
              </span>
            </span>
            <StatusBadge tone={tones[state]}>{t(`consents.${state}`)}</StatusBadge>
          </li>
        ))}
      </ul>
    </section>
  );
}

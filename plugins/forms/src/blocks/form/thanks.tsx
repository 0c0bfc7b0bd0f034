import type { ReactNode } from 'react';
import type { FormThanks } from '../../form-data.types.ts';
import type { FormContext } from './form-context.ts';
import { fillWords } from './fill-words.ts';

interface ThanksProps {
  readonly id: string;
  readonly thanks: FormThanks;
  readonly context: FormContext;
}

/** `maandag 30 november`. */
const dayInWords = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(day));

/** After a form was sent: its reference, what happens next, and the filled-in form to keep. */
export const Thanks = ({
  id,
  thanks: { reference, receipt, workingDay },
  context: { data, words, site },
}: ThanksProps): ReactNode => (
  <section className="form form-thanks" id={id}>
    <svg className="form-thanks-arch" viewBox="0 0 48 64" aria-hidden="true">
      <path d="M4 62V28C4 14 14 5 24 2c10 3 20 12 20 26v34z" />
      <path d="m14 34 8 9 14-18" />
    </svg>
    <h2 className="form-title" tabIndex={-1}>
      {words(data.definition?.thanks.title)}
    </h2>
    <p className="form-thanks-reference">
      {site.t('thanks.reference')} <strong>{reference}</strong>
    </p>
    <p>{words(data.definition?.thanks.text)}</p>
    {data.definition?.thanks.workingDay && (
      <p>{fillWords(words(data.definition.thanks.workingDay), { day: dayInWords(workingDay, site.locale) })}</p>
    )}
    <p>
      <a className="site-button" href={receipt} download>
        {site.t('thanks.download')}
      </a>
    </p>
    <p className="form-hint">{site.t('thanks.until')}</p>
  </section>
);

import type { ReactNode } from 'react';
import { PostForm } from '@lectern/core/site';
import type { FormBlockViewProps } from '@lectern/core/site';
import type { FormLater } from '../../form-data.types.ts';
import { formFields, laterField } from '../../form-fields.ts';
import { ErrorSummary } from './error-summary.tsx';
import { FieldRow } from './field-row.tsx';
import type { form as formBlock } from './form.block.ts';
import type { FormContext } from './form-context.ts';

interface LaterProps {
  readonly id: string;
  readonly later: FormLater;
  readonly context: FormContext;
  readonly form: FormBlockViewProps<typeof formBlock>['form'];
}

const dayInWords = (day: string, locale: string): string =>
  day && new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(day));

/** Asks where the link goes. */
function AskAddress({ id, later, context, form }: LaterProps): ReactNode {
  const { site, data } = context;
  const label = { [data.language]: site.t('later.address'), [data.definition?.languages[0] ?? '']: site.t('later.address') };
  const drawn = { path: formFields.address, field: { ...laterField, label }, when: undefined };
  return (
    <>
      <ErrorSummary id={`${id}-summary`} parts={[drawn]} context={context} />
      <p className="form-intro">{site.t('later.text', { until: dayInWords(later.until, site.locale) })}</p>
      <PostForm
        form={form}
        encType="multipart/form-data"
        noValidate
        data-behaviour="forms/form"
        data-is-refused={data.errors.length > 0}
      >
        <FieldRow drawn={drawn} context={{ ...context, valueOf: () => later.address }} />
        <p className="form-buttons">
          <button className="site-button" type="submit" data-submit="">
            {site.t('later.send')}
          </button>
        </p>
        <p className="site-hidden" role="status" data-status="" />
      </PostForm>
    </>
  );
}

/** Found by a link: one press goes on. A look at the page uses nothing, so that what opens links in mails does no harm. */
const GoOn = ({ later, context: { site }, form }: LaterProps): ReactNode => (
  <PostForm form={form} encType="multipart/form-data">
    <p className="form-intro">{site.t('later.found')}</p>
    <input type="hidden" name={formFields.resume} defaultValue={later.token} />
    <p className="form-buttons">
      <button className="site-button" type="submit">
        {site.t('later.go')}
      </button>
    </p>
  </PostForm>
);

/** Where somebody stops, or goes on with what they filled in before. */
export function Later(props: LaterProps): ReactNode {
  const { id, later, context } = props;
  const { site, data } = context;
  const { kind, back } = later;
  return (
    <section className="form" id={id}>
      <h2 className="form-title" tabIndex={-1}>
        {site.t(`later.title.${kind}`)}
      </h2>
      {kind === 'ask' && <AskAddress {...props} />}
      {kind === 'resume' && <GoOn {...props} />}
      {kind === 'sent' && <p className="form-intro">{site.t('later.sent', { until: dayInWords(later.until, site.locale) })}</p>}
      {kind === 'gone' && (
        <p className="form-intro">{site.t('later.gone', { days: data.definition?.retention?.draftDays ?? 7 })}</p>
      )}
      {kind !== 'resume' && (
        <p>
          <a href={back}>{site.t(kind === 'gone' ? 'later.anew' : 'later.back')}</a>
        </p>
      )}
    </section>
  );
}

import type { ReactNode } from 'react';
import { PostForm } from '@lectern/core/site';
import type { FormBlockViewProps } from '@lectern/core/site';
import type { FormSigning } from '../../form-data.types.ts';
import { formFields, signedByField } from '../../form-fields.ts';
import { AnswerLines } from './check-answers.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FieldRow } from './field-row.tsx';
import type { form as formBlock } from './form.block.ts';
import type { FormContext } from './form-context.ts';

interface SigningProps {
  readonly id: string;
  readonly signing: FormSigning;
  readonly context: FormContext;
  readonly form: FormBlockViewProps<typeof formBlock>['form'];
}

/** What somebody is asked to agree to, with what is said of them, and both answers as buttons. */
function Ask({ id, signing: { token, name, reference, text, lines }, context, form }: SigningProps): ReactNode {
  const { site, data } = context;
  const label = { [data.definition?.languages[0] ?? '']: site.t('sign.name'), [data.language]: site.t('sign.name') };
  const drawn = { path: formFields.signedBy, field: { ...signedByField, label }, when: undefined };
  return (
    <>
      <ErrorSummary id={`${id}-summary`} parts={[drawn]} context={context} />
      <p className="form-intro">{site.t('sign.who', { name, reference })}</p>
      <p className="form-intro">{text}</p>
      <div className="form-checked">
        <AnswerLines lines={lines} site={site} />
      </div>
      <PostForm
        form={form}
        encType="multipart/form-data"
        noValidate
        data-behaviour="forms/form"
        data-is-refused={data.errors.length > 0}
      >
        <input type="hidden" name={formFields.sign} defaultValue={token} />
        <FieldRow drawn={drawn} context={context} />
        <p className="form-buttons">
          <button className="site-button" type="submit" name={formFields.verdict} value="signed">
            {site.t('sign.yes')}
          </button>
          <button className="site-button site-button-quiet" type="submit" name={formFields.verdict} value="declined">
            {site.t('sign.no')}
          </button>
        </p>
      </PostForm>
    </>
  );
}

/** Where somebody signs what another sent, or reads what they said to it. */
export function Signing(props: SigningProps): ReactNode {
  const { id, signing, context } = props;
  const { state, reference } = signing;
  const { site } = context;
  return (
    <section className="form" id={id}>
      <h2 className="form-title" tabIndex={-1}>
        {site.t(`sign.title.${state}`)}
      </h2>
      {state === 'asked' ? <Ask {...props} /> : <p className="form-intro">{site.t(`sign.${state}`, { reference })}</p>}
    </section>
  );
}

import type { ReactNode } from 'react';
import { PostForm } from '@lectern/core/site';
import type { FormBlockViewProps } from '@lectern/core/site';
import { pathsOf } from '../../definition/conditions.ts';
import type { FormDefinition } from '../../definition/definition.types.ts';
import { checkStep, formFields } from '../../form-fields.ts';
import { AskedToo } from './asked-too.tsx';
import { CheckAnswers } from './check-answers.tsx';
import { conditionsOf, drawnParts, fieldsOf } from './drawn-parts.ts';
import type { DrawnPart } from './drawn-parts.ts';
import { ErrorSummary } from './error-summary.tsx';
import type { form } from './form.block.ts';
import { FormBeside } from './form-beside.view.tsx';
import type { FormContext } from './form-context.ts';
import { FormParts } from './form-parts.tsx';

interface FormPageProps {
  readonly id: string;
  readonly definition: FormDefinition;
  readonly context: FormContext;
  readonly form: FormBlockViewProps<typeof form>['form'];
  /** What happens once it is sent. */
  readonly next: FormBlockViewProps<typeof form>['props']['next'];
}

/** Sentences of the script, which has no catalogue of its own. */
const scriptTexts = [
  'busy',
  'shown',
  'files.remove',
  'files.removed',
  'files.progress',
  'files.going',
  'files.cut',
  'files.done',
  'files.along',
  'address.hint',
  'address.filled',
] as const;

/** What conditions ask of steps before: all that the script has to know of them. */
function knownBefore(parts: readonly DrawnPart[], { valuesOf }: FormContext): Readonly<Record<string, readonly string[]>> {
  const here = new Set(fieldsOf(parts).flatMap(({ path, field }) => (field.kind === 'calculated' ? [] : [path])));
  const asked = conditionsOf(parts).flatMap(pathsOf);
  return Object.fromEntries(asked.filter((path) => !here.has(path)).map((path) => [path, valuesOf(path)]));
}

/** The way to the step before. It sends along what was typed, as a link would not. */
const Back = ({ context: { site } }: Pick<FormPageProps, 'context'>): ReactNode => (
  <>
    {/* Enter in a field presses the first button of its form. */}
    <button type="submit" className="site-hidden" tabIndex={-1} aria-hidden="true" />
    <button type="submit" name={formFields.back} value="1" className="form-back">
      {site.t('back')}
    </button>
  </>
);

function StepHead({ definition, context }: Pick<FormPageProps, 'definition' | 'context'>): ReactNode {
  const { data, words, site } = context;
  const step = definition.steps.find(({ id }) => id === data.place.id);
  const isCheck = data.place.id === checkStep;
  if (definition.steps.length === 1 && !isCheck) return null;
  const { number, count } = data.place;
  return (
    <>
      {data.place.hasBefore && <Back context={context} />}
      <h2 className="form-title" tabIndex={-1}>
        {!isCheck && <span className="form-step">{site.t('step', { number, count })} </span>}
        {isCheck ? site.t('check.title') : words(step?.title)}
      </h2>
    </>
  );
}

const Trap = ({ id, context }: Pick<FormPageProps, 'id' | 'context'>): ReactNode => (
  <p className="site-hidden" aria-hidden="true">
    <label htmlFor={`${id}-trap`}>{context.site.t('trap')}</label>
    <input id={`${id}-trap`} name={formFields.trap} type="text" tabIndex={-1} autoComplete="off" />
  </p>
);

/** The pages that belong to a form, such as who may do what. */
function FormLinks({ definition: { links = [] }, context }: Pick<FormPageProps, 'definition' | 'context'>): ReactNode {
  if (links.length === 0) return null;
  return (
    <ul className="form-links">
      {links.map(({ text, href }) => (
        <li key={href}>
          <a href={href}>{context.words(text)}</a>
        </li>
      ))}
    </ul>
  );
}

/** A page of a form: its questions, or all answers before they are sent. */
export function FormPage({ id, definition, context, form, next }: FormPageProps): ReactNode {
  const { data, words, site, valueOf } = context;
  const step = definition.steps.find((each) => each.id === data.place.id);
  const parts = step ? drawnParts(step.parts, (path) => Math.min(Math.max(Number(valueOf(path)) || 1, 1), 50)) : [];
  const isLast = data.check !== undefined || (definition.steps.length === 1 && definition.checksAnswers !== true);
  const isKept = definition.checksAnswers ?? definition.steps.length > 1;
  const isAskedMore = (data.asked ?? []).length > 0;
  const texts = Object.fromEntries(scriptTexts.map((key) => [key, site.t(key)]));
  return (
    <section className="form form-with-beside" id={id}>
      <div className="form-main">
        <PostForm
          form={form}
          encType="multipart/form-data"
          noValidate
          data-form={definition.id}
          data-behaviour="forms/form"
          data-texts={JSON.stringify(texts)}
          data-before={JSON.stringify(knownBefore(parts, context))}
          data-today={data.today}
          data-address={data.addressCall}
          data-upload={data.uploadCall}
          data-is-refused={data.errors.length > 0}
        >
          <input type="hidden" name={formFields.step} defaultValue={data.place.id} />
          {(data.errors.length > 0 || isAskedMore) && <input type="hidden" name={formFields.again} defaultValue="1" />}
          <StepHead definition={definition} context={context} />
          <ErrorSummary id={`${id}-summary`} parts={parts} context={context} />
          {isAskedMore && <AskedToo id={`${id}-asked`} parts={parts} context={context} />}
          {definition.intro && step === definition.steps[0] && <p className="form-intro">{words(definition.intro)}</p>}
          {step?.intro && <p className="form-intro">{words(step.intro)}</p>}
          {step && <p className="form-hint">{site.t('required')}</p>}
          <Trap id={id} context={context} />
          <FormParts parts={parts} context={context} />
          {data.check && <CheckAnswers groups={data.check} context={context} />}
          {!isLast && <p className="form-purpose">{site.t('draft', { days: definition.retention?.draftDays ?? 7 })}</p>}
          {isLast && <p className="form-purpose">{words(definition.purpose)}</p>}
          <FormLinks definition={definition} context={context} />
          <p className="form-buttons">
            <button className="site-button" type="submit" data-submit="">
              {isLast ? words(definition.submit) : site.t('next')}
            </button>
            {isKept && (
              <button className="site-button site-button-quiet" type="submit" name={formFields.stop} value="1">
                {site.t('later.stop')}
              </button>
            )}
          </p>
          <p className="site-hidden" role="status" data-status="" />
        </PostForm>
      </div>
      <FormBeside steps={next} site={site} />
    </section>
  );
}

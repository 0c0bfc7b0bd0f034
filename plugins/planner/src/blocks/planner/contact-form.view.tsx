import type { ReactNode } from 'react';
import type { SiteContext } from '@lectern/core/site';
import { contactFields, plannerControls } from '../../planner-form.ts';
import type { ContactField as Name } from '../../planner-form.ts';
import type { PersonForm } from '../../planner-data.types.ts';

/** A form about a person, with where it stands. */
export interface PersonParts {
  readonly id: string;
  readonly form: PersonForm;
  readonly site: SiteContext;
}

interface Typing {
  readonly type: 'text' | 'tel' | 'email';
  readonly autofill: string;
  readonly isOptional?: boolean;
}

const typing: Readonly<Record<Name, Typing>> = {
  contactPerson: { type: 'text', autofill: 'name' },
  relationNumber: { type: 'text', autofill: 'off', isOptional: true },
  phone: { type: 'tel', autofill: 'tel' },
  email: { type: 'email', autofill: 'email' },
};

function ContactField({ name, parts: { id, form, site } }: { readonly name: Name; readonly parts: PersonParts }): ReactNode {
  const { type, autofill, isOptional = false } = typing[name];
  const own = `${id}-${name}`;
  const fault = form.errors.find((error) => error.field === name);
  return (
    <div className="planner-field">
      <label className="site-label" htmlFor={own}>
        {site.t(name)}{' '}
        {isOptional ? (
          <span className="planner-quiet">({site.t('optional')})</span>
        ) : (
          <span className="planner-star" aria-hidden="true">
            *
          </span>
        )}
      </label>
      <p className="site-error" id={`${own}-error`}>
        {fault && (
          <>
            <span className="site-hidden">{site.t('error')} </span>
            {fault.text}
          </>
        )}
      </p>
      <input
        className="site-input"
        id={own}
        name={name}
        type={type}
        autoComplete={autofill}
        maxLength={254}
        aria-describedby={`${own}-error`}
        {...(isOptional ? {} : { 'aria-required': true })}
        {...(fault ? { 'aria-invalid': true } : {})}
        defaultValue={form.values[name]}
      />
    </div>
  );
}

/** What stands in the way, each with the way to its control. */
export function ContactFaults({ id, form: { errors }, site }: PersonParts): ReactNode {
  if (errors.length === 0) return null;
  const names: readonly string[] = [...contactFields, plannerControls.consent];
  return (
    <section className="planner-fault" id={`${id}-faults`} aria-labelledby={`${id}-faults-title`} tabIndex={-1} data-faults="">
      <h2 className="planner-fault-title" id={`${id}-faults-title`}>
        {site.t('faults', { count: errors.length })}
      </h2>
      <ul>
        {errors.map(({ field, code, text }) => (
          <li key={`${field} ${code}`}>
            {names.includes(field) ? (
              <a href={`#${id}-${field}`}>
                {site.t(field)}: {text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ContactFormProps extends PersonParts {
  /** Default: all. */
  readonly fields?: readonly Name[];
}

/** Who comes, and how they are reached. */
export const ContactForm = ({ fields = contactFields, ...parts }: ContactFormProps): ReactNode => (
  <>
    <p className="planner-quiet">{parts.site.t('required')}</p>
    {fields.map((name) => (
      <ContactField key={name} name={name} parts={parts} />
    ))}
  </>
);

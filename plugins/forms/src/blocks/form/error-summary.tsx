import type { ReactNode } from 'react';
import type { Field } from '../../definition/definition.types.ts';
import type { FormError } from '../../form-data.types.ts';
import type { DrawnField } from './drawn-parts.ts';
import type { FormContext } from './form-context.ts';

/** Where the focus goes for a field: the first of its controls. */
function firstControl({ kind }: Field, id: string): string {
  if (kind === 'choice' || kind === 'choices') return `${id}-0`;
  return kind === 'signature' ? `${id}-typed` : id;
}

interface ErrorSummaryProps {
  readonly id: string;
  readonly fields: readonly DrawnField[];
  readonly context: FormContext;
}

/** Everything that stands in the way, above the form: each leads to its field, and tells it by its label. */
export function ErrorSummary({ id, fields, context }: ErrorSummaryProps): ReactNode {
  const { data, words, site, idOf } = context;
  if (data.errors.length === 0) return null;
  const line = ({ path, text }: FormError): ReactNode => {
    const drawn = fields.find((each) => each.path === path);
    if (!drawn) return text;
    return (
      <a href={`#${firstControl(drawn.field, idOf(path))}`}>
        {words(drawn.field.label)}: {text}
      </a>
    );
  };
  return (
    <section className="form-summary" id={id} aria-labelledby={`${id}-title`} tabIndex={-1} data-summary="">
      <h2 className="form-summary-title" id={`${id}-title`}>
        {site.t('summary', { count: data.errors.length })}
      </h2>
      <ul>
        {data.errors.map((error, index) => (
          <li key={`${error.path} ${index}`}>{line(error)}</li>
        ))}
      </ul>
    </section>
  );
}

import type { ReactNode } from 'react';
import type { Field, Path } from '../../definition/definition.types.ts';
import type { FormError } from '../../form-data.types.ts';
import { placesOf } from './drawn-parts.ts';
import type { DrawnField, DrawnPart } from './drawn-parts.ts';
import type { FormContext } from './form-context.ts';
import { groupTitle } from './group-title.ts';

/** Where the focus goes for a field: the first of its controls. */
export function firstControl({ kind }: Field, id: string): string {
  if (kind === 'choice' || kind === 'choices') return `${id}-0`;
  return kind === 'signature' ? `${id}-typed` : id;
}

interface ErrorSummaryProps {
  readonly id: string;
  readonly parts: readonly DrawnPart[];
  readonly context: FormContext;
}

/** What each refused field is called: by its label, and where several have the same one, by its groups before it. */
function namesOf(parts: readonly DrawnPart[], context: FormContext): ReadonlyMap<Path, { field: Field; name: string }> {
  const label = ({ field }: DrawnField): string => context.words(field.label);
  const refused = placesOf(parts).filter(({ drawn }) => context.errorOf(drawn.path));
  const sameLabel = Map.groupBy(refused, ({ drawn }) => label(drawn));
  return new Map(
    refused.map(({ drawn, within }) => {
      const isOnly = sameLabel.get(label(drawn))?.length === 1;
      const titles = isOnly ? [] : within.map((group) => groupTitle(group, context)).filter((title) => title !== '');
      return [drawn.path, { field: drawn.field, name: [...titles, label(drawn)].join(', ') }];
    }),
  );
}

/** Everything that stands in the way, above the form: each leads to its field, and tells it by its label. */
export function ErrorSummary({ id, parts, context }: ErrorSummaryProps): ReactNode {
  const { data, site, idOf } = context;
  if (data.errors.length === 0) return null;
  const names = namesOf(parts, context);
  const line = ({ path, text }: FormError): ReactNode => {
    const named = names.get(path);
    if (!named) return text;
    return (
      <a href={`#${firstControl(named.field, idOf(path))}`}>
        {named.name}: {text}
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

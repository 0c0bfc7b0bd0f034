import type { DrawnField } from '../drawn-parts.ts';
import type { FormContext } from '../form-context.ts';

/** What describes a control, as its `aria-describedby` names it. */
export function describedBy({ path, field }: DrawnField, { idOf }: Pick<FormContext, 'idOf'>): string {
  const id = idOf(path);
  return field.hint ? `${id}-hint ${id}-error` : `${id}-error`;
}

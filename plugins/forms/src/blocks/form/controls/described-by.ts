import type { DrawnField } from '../drawn-parts.ts';
import type { FormContext } from '../form-context.ts';
import { hintOf } from '../hint-of.ts';

/** What describes a control, as its `aria-describedby` names it. */
export function describedBy({ path, field }: DrawnField, context: FormContext): string {
  const id = context.idOf(path);
  return hintOf(field, context) !== '' ? `${id}-hint ${id}-error` : `${id}-error`;
}

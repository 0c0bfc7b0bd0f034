import type { DrawnField } from '../drawn-parts.ts';
import type { FormContext } from '../form-context.ts';
import { describedBy } from './described-by.ts';

/** What every control says of itself. The demand is for screen readers: what refuses is the server, in our words. */
export const controlAttributes = (drawn: DrawnField, context: FormContext) => ({
  id: context.idOf(drawn.path),
  name: drawn.path,
  'aria-required': drawn.field.isOptional ? undefined : true,
  'aria-invalid': context.errorOf(drawn.path) ? true : undefined,
  'aria-describedby': describedBy(drawn, context),
});

import type { DrawnField } from '../drawn-parts.ts';
import type { FormContext } from '../form-context.ts';

/** Props of the control of any field. */
export interface ControlProps {
  readonly drawn: DrawnField;
  readonly context: FormContext;
}

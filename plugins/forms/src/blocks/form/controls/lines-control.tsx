import type { ReactNode } from 'react';
import { controlAttributes } from './control-attributes.ts';
import type { ControlProps } from './control-props.ts';

/** Several lines. */
export const LinesControl = ({ drawn, context }: ControlProps): ReactNode => (
  <textarea
    {...controlAttributes(drawn, context)}
    className="site-input form-lines"
    rows={6}
    defaultValue={context.valueOf(drawn.path)}
  />
);

import type { ReactNode } from 'react';
import type { Condition } from '../../definition/definition.types.ts';
import type { FormContext } from './form-context.ts';

interface WhenAskedProps {
  readonly when: Condition | undefined;
  readonly context: FormContext;
  readonly children: ReactNode;
}

/**
 * What is asked only where a condition holds. It always stands there: a stylesheet hides it where scripts run, without one a
 * sentence says when it is to be answered.
 */
export function WhenAsked({ when, context, children }: WhenAskedProps): ReactNode {
  if (!when) return children;
  return (
    <div className="form-when" data-when={JSON.stringify(when)} data-is-asked={context.isAsked(when)}>
      <p className="form-when-text">{context.site.t('when.only', { condition: context.conditionText(when) })}</p>
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';
import { fieldsOf, groupsOf } from './drawn-parts.ts';
import type { DrawnPart } from './drawn-parts.ts';
import { firstControl } from './error-summary.tsx';
import type { FormContext } from './form-context.ts';
import { groupTitle } from './group-title.ts';

interface AskedTooProps {
  readonly id: string;
  readonly parts: readonly DrawnPart[];
  readonly context: FormContext;
}

/** The items of groups that were counted and did not stand on the page before, above the form: each leads to its first question. */
export function AskedToo({ id, parts, context }: AskedTooProps): ReactNode {
  const { data, site, idOf } = context;
  const asked = groupsOf(parts).filter(({ key, item }) => item && data.asked?.includes(key));
  if (asked.length === 0) return null;
  return (
    <section className="form-asked" aria-labelledby={id}>
      <h2 className="form-summary-title" id={id}>
        {site.t('asked')}
      </h2>
      <ul>
        {asked.map((group) => {
          const [first] = fieldsOf(group.parts).filter(({ field }) => field.kind !== 'calculated');
          return (
            <li key={group.key}>
              <a href={first && `#${firstControl(first.field, idOf(first.path))}`}>{groupTitle(group, context)}</a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

import type { ReactElement } from 'react';
import type { FieldEditor } from '#contract/fields/field.ts';
import type { Path } from '../state/path.ts';
import { FieldControl } from './field-control.tsx';

interface FieldGroupProps {
  readonly editors: Readonly<Record<string, FieldEditor>>;
  readonly values: Readonly<Record<string, unknown>>;
  readonly path: Path;
  readonly headingLevel: 2 | 3 | 4;
  /** Values of fields that a stored block does not hold yet. */
  readonly initial?: Readonly<Record<string, unknown>>;
}

/** Fields one under the other; those of one group together under its title, where the first of them stands. */
export function FieldGroup({ editors, values, path, headingLevel, initial = {} }: FieldGroupProps): ReactElement {
  const Heading = `h${headingLevel}` as const;
  const groups = new Map<string, [string, FieldEditor][]>();
  for (const [name, editor] of Object.entries(editors)) {
    const group = editor.group ?? '';
    groups.set(group, [...(groups.get(group) ?? []), [name, editor]]);
  }
  return (
    <div className="lc-fields">
      {[...groups].map(([group, entries]) => {
        const controls = entries.map(([name, editor]) => (
          <FieldControl
            key={name}
            editor={editor}
            value={Object.hasOwn(values, name) ? values[name] : initial[name]}
            path={[...path, name]}
          />
        ));
        // A group of one field that is called the same needs no title of its own.
        const isAlone = entries.length === 1 && entries[0]?.[1].label === group;
        return group === '' || isAlone ? (
          controls
        ) : (
          <section key={group} className="lc-group">
            <Heading className="lc-group__title">{group}</Heading>
            <div className="lc-fields">{controls}</div>
          </section>
        );
      })}
    </div>
  );
}

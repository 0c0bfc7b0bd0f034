import type { ReactElement } from 'react';
import type { FieldEditor } from '#contract/fields/field.ts';
import type { Path } from '../state/path.ts';
import { useForm } from '../focus/form-context.ts';

interface GroupControlProps {
  readonly editor: FieldEditor;
  readonly value: unknown;
  readonly path: Path;
}

/** Fields that belong together in one value. */
export function GroupControl({ editor, value, path }: GroupControlProps): ReactElement {
  const form = useForm();
  return (
    <fieldset className="lc-group">
      <legend className="lc-group__title">{editor.label}</legend>
      {form.renderFields({ editors: editor.of ?? {}, values: (value ?? {}) as Readonly<Record<string, unknown>>, path })}
    </fieldset>
  );
}

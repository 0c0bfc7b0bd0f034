import { createElement, useMemo } from 'react';
import type { ReactElement } from 'react';
import type { FieldEditor } from '../../../../../contract/fields/field.ts';
import { setIn } from '../state/path.ts';
import { FieldGroup } from './field-group.tsx';
import { FormContext } from './form-context.ts';
import type { FormContextValue } from './form-context.ts';

export interface FieldsFormProps {
  /** Before the ids of its controls; unique on the page. */
  readonly id: string;
  /** The editors of the fields, as `editorsOf` gives them. */
  readonly fields: Readonly<Record<string, FieldEditor>>;
  readonly values: Readonly<Record<string, unknown>>;
  /** Values of fields that `values` does not hold yet. */
  readonly initial?: Readonly<Record<string, unknown>>;
  readonly onChange: (values: Readonly<Record<string, unknown>>) => void;
  readonly isReadOnly?: boolean;
  /** Locale of the content. */
  readonly locale: string;
  /** The page's one history. */
  readonly history: FormContextValue['history'];
}

/** The form that a set of fields stands for, for controls of plugins that hold values with fields of their own. */
export function FieldsForm(props: FieldsFormProps): ReactElement {
  const { id, fields, values, initial, onChange, isReadOnly = false, locale, history } = props;
  const form = useMemo(
    (): FormContextValue => ({
      base: id,
      isReadOnly,
      locale,
      history,
      onChange: (path, value) => onChange(setIn(values, path, value) as typeof values),
      errorsAt: () => [],
      codesAt: () => [],
      countAt: () => 0,
      renderFields: (nested) => createElement(FieldGroup, { ...nested, headingLevel: 4 }),
    }),
    [id, isReadOnly, locale, history, onChange, values],
  );
  return (
    <FormContext value={form}>
      <FieldGroup editors={fields} values={values} initial={initial ?? {}} path={[]} headingLevel={4} />
    </FormContext>
  );
}

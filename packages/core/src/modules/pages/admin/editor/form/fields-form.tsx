import { createElement, useMemo } from 'react';
import type { ReactElement } from 'react';
import type { FieldEditor } from '#contract/fields/field.ts';
import { useErrorText } from '#admin/shell/app-context.ts';
import { joinPath, setIn } from '../state/path.ts';
import { countAt } from '../state/problems.ts';
import { FieldGroup } from './field-group.tsx';
import { FormContext } from '../focus/form-context.ts';
import type { FormContextValue } from '../focus/form-context.ts';

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
  /** Codes of what is wrong, by path: `items.0.title`. */
  readonly problems?: Readonly<Record<string, readonly string[]>>;
  /** By field, why nobody can change it. */
  readonly locks?: Readonly<Record<string, string>>;
  /** Of the titles of groups. Default: 4. */
  readonly headingLevel?: 2 | 3 | 4;
}

const none: Readonly<Record<string, never>> = {};

/** The form that a set of fields stands for, for controls of plugins that hold values with fields of their own. */
export function FieldsForm(props: FieldsFormProps): ReactElement {
  const { id, fields, values, initial, onChange, isReadOnly = false, locale, history } = props;
  const { headingLevel = 4 } = props;
  const problems: NonNullable<FieldsFormProps['problems']> = props.problems ?? none;
  const locks: NonNullable<FieldsFormProps['locks']> = props.locks ?? none;
  const textOf = useErrorText();
  const form = useMemo(
    (): FormContextValue => ({
      base: id,
      isReadOnly,
      locale,
      history,
      onChange: (path, value) => onChange(setIn(values, path, value) as typeof values),
      codesAt: (path) => problems[path] ?? [],
      errorsAt: (path, label) => (problems[joinPath(path)] ?? []).map((code) => textOf({ code }, label)),
      countAt: (path) => countAt(problems, joinPath(path)),
      lockAt: ([name]) => (name === undefined || !Object.hasOwn(locks, name) ? undefined : locks[name]),
      renderFields: (nested) => createElement(FieldGroup, { ...nested, headingLevel: 4 }),
    }),
    [id, isReadOnly, locale, history, onChange, values, problems, locks, textOf],
  );
  return (
    <FormContext value={form}>
      <FieldGroup editors={fields} values={values} initial={initial ?? {}} path={[]} headingLevel={headingLevel} />
    </FormContext>
  );
}

import { useCallback, useMemo } from 'react';
import type { ReactElement } from 'react';
import { editorsOf, initialOf } from '#contract/fields/field-set.ts';
import { useEditor, useEditorContext } from '../context/editor-context.ts';
import { FieldGroup } from '../form/field-group.tsx';
import { FormContext } from '../focus/form-context.ts';
import { useFormValue } from '../form/use-form-value.ts';
import { documentOf } from '../state/editor-state.ts';
import type { Path } from '../state/path.ts';

interface OwnDataProps {
  /** The fields that stand here. */
  readonly names: readonly string[];
  readonly headingLevel: 3 | 4;
}

/** Fields of the page's own data. */
export function OwnData({ names, headingLevel }: OwnDataProps): ReactElement {
  const { store, page, registry } = useEditorContext();
  const typeData = useEditor((state) => documentOf(state).typeData);
  const onChange = useCallback((path: Path, value: unknown) => store.dispatch({ type: 'typeData', path, value }), [store]);
  const form = useFormValue({ base: 'typeData', onChange });
  const type = registry.pageTypes[page.type];
  const all = useMemo(() => editorsOf(type?.fields ?? {}), [type]);
  const initial = useMemo(() => initialOf(type?.fields ?? {}), [type]);
  const editors = useMemo(
    () => Object.fromEntries(names.flatMap((name) => (all[name] ? [[name, all[name]]] : []))),
    [all, names],
  );
  return (
    <FormContext value={form}>
      <FieldGroup editors={editors} values={typeData} initial={initial} path={[]} headingLevel={headingLevel} />
    </FormContext>
  );
}

import { createElement, useMemo } from 'react';
import { useErrorText } from '#admin/shell/app-context.ts';
import { useEditor, useEditorContext } from '../context/editor-context.ts';
import { FieldNotes } from '../choices/field-notes.tsx';
import { countAt } from '../state/problems.ts';
import type { Path } from '../state/path.ts';
import { joinPath } from '../state/path.ts';
import { FieldGroup } from './field-group.tsx';
import type { FormContextValue } from '../focus/form-context.ts';

interface FormOptions {
  readonly base: string;
  readonly onChange: (path: Path, value: unknown) => void;
  readonly insertBlocksAfter?: FormContextValue['insertBlocksAfter'];
  readonly blockInserterAt?: FormContextValue['blockInserterAt'];
}

/** The form of a part of the page, with that part's problems. All callbacks must be stable. */
export function useFormValue({ base, onChange, insertBlocksAfter, blockInserterAt }: FormOptions): FormContextValue {
  const { store, page, isReadOnly } = useEditorContext();
  const textOf = useErrorText();
  const problems = useEditor((state) => state.problems);
  return useMemo(() => {
    const codesAt = (path: string) => problems[`${base}.${path}`] ?? [];
    return {
      base,
      isReadOnly,
      locale: page.locale,
      onChange,
      ...(insertBlocksAfter ? { insertBlocksAfter } : {}),
      ...(blockInserterAt ? { blockInserterAt } : {}),
      codesAt,
      errorsAt: (path, label) => codesAt(joinPath(path)).map((code) => textOf({ code }, label)),
      notesAt: (path) => createElement(FieldNotes, { property: `${base}.${joinPath(path)}` }),
      countAt: (path) => countAt(problems, `${base}.${joinPath(path)}`),
      renderFields: (nested) => createElement(FieldGroup, { ...nested, headingLevel: 4 }),
      history: {
        undo: () => store.dispatch({ type: 'undo' }),
        redo: () => store.dispatch({ type: 'redo' }),
        endStep: () => store.dispatch({ type: 'endStep' }),
      },
    };
  }, [base, isReadOnly, page.locale, onChange, insertBlocksAfter, blockInserterAt, problems, store, textOf]);
}

import type { AriaRole, ReactElement, ReactNode } from 'react';
import { useHeld } from './use-held.ts';
import { useWordsScope, WordsContext } from './use-words-scope.ts';

/** True: what stands in the form was saved. A function: so it was, and this comes next, such as another screen. */
export type Saved = boolean | (() => unknown);

export interface FormProps {
  /** Sends the form. Where it answers nothing, the form itself is emptied or goes. */
  readonly onSubmit: () => Saved | void | Promise<Saved | void>;
  /** What is typed in it is no loss, as in a search or a login: it never asks. */
  readonly isFleeting?: boolean;
  /** For a form that compares its own draft: whether it differs from what is stored. Its fields then are not asked. */
  readonly isChanged?: boolean;
  readonly id?: string;
  readonly className?: string;
  readonly role?: AriaRole;
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
  readonly children: ReactNode;
}

/** The one form of the admin. While it holds words that are not saved, it is left only after a question. */
export function Form({ onSubmit, isFleeting = false, isChanged, children, ...attributes }: FormProps): ReactElement {
  const scope = useWordsScope();
  useHeld(scope, isChanged);
  const submit = async (): Promise<void> => {
    const saved = await onSubmit();
    if (!saved) return;
    scope.settle();
    if (typeof saved === 'function') saved();
  };
  return (
    <form
      {...attributes}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // A form in a dialog of a form is not also the other's.
        event.stopPropagation();
        void submit();
      }}
    >
      <WordsContext value={isFleeting || isChanged !== undefined ? null : scope}>{children}</WordsContext>
    </form>
  );
}

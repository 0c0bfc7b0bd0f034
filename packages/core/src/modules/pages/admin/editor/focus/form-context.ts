import { createContext, useContext } from 'react';
import type { ReactElement } from 'react';
import type { FieldEditor } from '#contract/fields/field.ts';
import type { BlockInserter, ControlProps, NewBlock } from '#admin/control.ts';
import type { Path } from '../state/path.ts';

/** Fields inside a field: those of a list's item or of a group. */
export interface NestedFields {
  readonly editors: Readonly<Record<string, FieldEditor>>;
  readonly values: Readonly<Record<string, unknown>>;
  readonly path: Path;
}

/** The context that the fields of one form share. */
export interface FormContextValue {
  /** Path of the form's values among the problems: `blocks.k3`, `typeData`. */
  readonly base: string;
  readonly isReadOnly: boolean;
  /** Locale of the content. */
  readonly locale: string;
  readonly onChange: (path: Path, value: unknown) => void;
  /** Changes a value and puts blocks after the one that the form is of; absent where it is of none. */
  readonly insertBlocksAfter?: (path: Path, value: unknown, blocks: readonly NewBlock[]) => void;
  /** Adds blocks from within the field at a path; undefined where none can be added from there. */
  readonly blockInserterAt?: (path: Path) => BlockInserter | undefined;
  /** Why nobody can change the field at a path or around it; undefined where it may be changed. */
  readonly lockAt?: (path: Path) => string | undefined;
  /** What stands below the field at a path: that others changed it too. */
  readonly notesAt?: (path: Path) => ReactElement;
  /** Texts of the problems exactly at a path below the base. */
  readonly errorsAt: (path: Path, label: string) => readonly string[];
  /** Codes of the problems exactly at a path below the base. */
  readonly codesAt: (path: string) => readonly string[];
  /** Number of problems at or below a path. */
  readonly countAt: (path: Path) => number;
  /** Draws fields inside a field. Here, because a field that draws fields would otherwise import itself. */
  readonly renderFields: (nested: NestedFields) => ReactElement;
  readonly history: ControlProps['history'];
}

export const FormContext = createContext<FormContextValue | null>(null);

export function useForm(): FormContextValue {
  const form = useContext(FormContext);
  if (!form) throw new Error('This field stands outside a form.');
  return form;
}

/** Id of the control at a path, so that a problem can lead to it. */
export const fieldId = (path: string): string => `field-${path}`;

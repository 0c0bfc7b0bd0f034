import type { FieldEditor } from '../contract/fields/field.ts';
import type { PropsOf } from '../contract/block.ts';

/** A block that a plugin asks for: its full type and its props, or those of them that matter. */
export interface NewBlock {
  /** `plugin-id/name`, of an installed block. */
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
}

/** The props of a field's control. Values are never changed in place. */
export interface ControlProps<Value = unknown> {
  /** Id of the control's focusable element. */
  readonly id: string;
  readonly editor: FieldEditor;
  readonly value: Value;
  // A method, so that a control of a narrow value fits where any control is held.
  onChange(value: Value): void;
  /** Texts of the errors on this field. */
  readonly errors: readonly string[];
  /** Codes by path below this field, for lists. */
  readonly errorsBelow: (path: string) => readonly string[];
  readonly isReadOnly: boolean;
  /** Locale of the content, for `lang` and spell checking. */
  readonly locale: string;
  /** The page's one history, for controls that catch undo themselves. */
  readonly history: {
    readonly undo: () => void;
    readonly redo: () => void;
    /** Makes what follows a step of its own, however soon it follows. */
    readonly endStep: () => void;
  };
  /**
   * Changes the value and puts blocks after the block that holds this field, as one step of the history. Absent where
   * the field is in no block.
   */
  insertBlocksAfter?(value: Value, blocks: readonly NewBlock[]): void;
}

/** The props of a block's own edit form, which stands instead of the generated one. */
export interface BlockEditProps<B> {
  readonly props: PropsOf<B>;
  onChange(props: PropsOf<B>): void;
  readonly isReadOnly: boolean;
  readonly locale: string;
}

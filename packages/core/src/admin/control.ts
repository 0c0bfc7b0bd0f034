import type { FieldEditor } from '../contract/fields/field.ts';
import type { PropsOf } from '../contract/block.ts';

/** A block that a plugin asks for: its full type and its props, or those of them that matter. */
export interface NewBlock {
  /** `plugin-id/name`, of an installed block. */
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
}

/** A place between the characters of a field's text. */
export interface TextPlace {
  /** Of the text below the field, as its `rewrite` names segments; empty where the value is the text. */
  readonly path: string;
  /** Characters that a person sees before it; a node that stands in the text counts as one. */
  readonly offset: number;
}

/** A type of block that may stand beside the block that holds a field. */
export interface BlockChoice {
  /** `plugin-id/name`. */
  readonly type: string;
  readonly label: string;
  readonly description: string;
  /** Name of a lucide icon. */
  readonly icon: string;
  /** How often this person added it on this device; what is long ago counts less. */
  readonly uses: number;
}

/** The value of a field while a block is added at a place within it. */
export interface CutValue<Value> {
  /** What comes before that place; the whole value where it is not cut. */
  readonly value: Value;
  /** What comes after it, where there is something. */
  readonly rest?: Value;
}

/** Adds blocks from within a field. */
export interface BlockInserter<Value = unknown> {
  /** The types that may stand behind the block of the field as the page is now, in the order of the picker; none where there is no room. */
  readonly choices: () => readonly BlockChoice[];
  /** Whether a value can be cut: what comes after the new block then stands in another block of the field's own type. */
  readonly canCut: boolean;
  /**
   * Changes the value and puts a new block behind the one that holds the field, as one step of the history; then goes to the
   * first field of the new block. Where nothing would stay before it, the new block goes in front instead.
   */
  insert(type: string, cut: CutValue<Value>): void;
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
  /** Ids of what stands near the field and says something of it, for `aria-describedby`, beside the control's own. */
  readonly describedBy?: string;
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
  /**
   * Tells the editor how the caret gets to a place of the control's text, with the focus: for a click on these words in the
   * preview. `put` says false where there is no such place any more. Returns what ends it. A control without text leaves it;
   * its element gets the focus.
   */
  readonly onCaret?: (put: (place: TextPlace) => boolean) => () => void;
  /** Adds blocks at a place within the value. Absent where the field is not one of a block's own, or may not be changed. */
  readonly blockInserter?: BlockInserter<Value>;
}

/** The props of a block's own edit form, which stands instead of the generated one. */
export interface BlockEditProps<B> {
  readonly props: PropsOf<B>;
  onChange(props: PropsOf<B>): void;
  readonly isReadOnly: boolean;
  readonly locale: string;
}

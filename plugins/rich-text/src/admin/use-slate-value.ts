import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Descendant, Editor } from 'slate';
import { ReactEditor } from 'slate-react';
import { mergeRichText } from '../document/merge-rich-text.ts';
import type { RichText } from '../document/rich-text.types.ts';
import { fromSlate } from './from-slate.ts';
import { caretBehindTyped } from './own-step.ts';
import { isSameText, withSameNodes } from './same-nodes.ts';
import { toSlate } from './to-slate.ts';

interface Emitted {
  readonly doc: RichText;
  readonly children: readonly Descendant[];
}

/** The stored value in Slate's form: what the editor itself last wrote, or what came from outside. */
export function useSlateValue(editor: Editor, value: RichText, doc: RichText) {
  const emitted = useRef<Emitted>(undefined);
  /** The text that stands in the editor, and the one that is to: Slate takes nothing in while a word is being composed. */
  const standing = useRef({ shown: value, wanted: value });
  const children = useMemo(() => {
    const last = emitted.current;
    // Always a new list: slate-react ignores the very list that it emitted last, and a redo would then show old text.
    return last && last.doc === value ? [...last.children] : withSameNodes(editor.children, toSlate(doc));
  }, [editor, value, doc]);
  useLayoutEffect(() => {
    const { shown } = standing.current;
    // oxlint-disable-next-line no-restricted-properties -- Slate's own state, of no event
    standing.current = { shown: ReactEditor.isComposing(editor) ? shown : value, wanted: value };
    // What the page brought: Slate has taken it in by now.
    if (emitted.current?.doc !== value) caretBehindTyped(editor);
  }, [editor, value]);
  /** Slate has taken something in, perhaps what it waited with. */
  const settle = (next: readonly Descendant[]): void => {
    const { shown, wanted } = standing.current;
    if (shown !== wanted && isSameText(fromSlate(next), wanted)) standing.current = { shown: wanted, wanted };
  };
  const write = (next: readonly Descendant[]): RichText => {
    const written = fromSlate(next);
    const { shown, wanted } = standing.current;
    const both = shown === wanted ? undefined : mergeRichText(shown, written, wanted);
    emitted.current = both ? undefined : { doc: written, children: next };
    standing.current = { shown: written, wanted: both ?? written };
    return both ?? written;
  };
  return { children, settle, write };
}

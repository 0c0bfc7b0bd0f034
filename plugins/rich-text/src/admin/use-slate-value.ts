import { useMemo, useRef } from 'react';
import type { Descendant } from 'slate';
import type { RichText } from '../document/rich-text.types.ts';
import { fromSlate } from './from-slate.ts';
import { toSlate } from './to-slate.ts';

interface Emitted {
  readonly doc: RichText;
  readonly children: readonly Descendant[];
}

/** The stored value in Slate's form: what the editor itself last wrote, or what came from outside. */
export function useSlateValue(value: RichText, doc: RichText) {
  const emitted = useRef<Emitted>(undefined);
  const children = useMemo(() => {
    const last = emitted.current;
    // Always a new list: slate-react ignores the very list that it emitted last, and a redo would then show old text.
    return last && last.doc === value ? [...last.children] : toSlate(doc);
  }, [value, doc]);
  const write = (next: readonly Descendant[]): RichText => {
    const written = fromSlate(next);
    emitted.current = { doc: written, children: next };
    return written;
  };
  return { children, write };
}

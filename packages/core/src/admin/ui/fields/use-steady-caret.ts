import { useLayoutEffect, useRef } from 'react';
import { movedOffset } from '#contract/merging/moved-offset.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (element: Element | null): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/**
 * Leaves the caret among its words where the text of the field with this id becomes another one while somebody types in it: a
 * browser puts it at the end. Returns what is to hear of each selection and each key.
 */
export function useSteadyCaret(id: string, value: string): (field: Field) => void {
  const last = useRef<{ readonly text: string; readonly start: number | null; readonly end: number | null }>(undefined);
  useLayoutEffect(() => {
    const field = document.activeElement;
    const known = last.current;
    if (!isField(field) || field.id !== id || !known || known.text === value) return;
    const { text, start, end } = known;
    if (start !== null && end !== null)
      field.setSelectionRange(movedOffset(text, value, start), movedOffset(text, value, end), field.selectionDirection ?? 'none');
    last.current = { text: value, start: field.selectionStart, end: field.selectionEnd };
  }, [id, value]);
  return (field) => {
    last.current = { text: field.value, start: field.selectionStart, end: field.selectionEnd };
  };
}

import type { TextPlace } from '#admin/control.ts';

/** Puts the caret at a place. False where the control has no such place. */
export type PutCaret = (place: TextPlace) => boolean;

const controls = new Map<string, PutCaret>();

/** Called by a control that can put the caret at a place of its text, by the id of its field. Returns what ends it. */
export function offerCaret(id: string, put: PutCaret): () => void {
  controls.set(id, put);
  return () => {
    if (controls.get(id) === put) controls.delete(id);
  };
}

/** The control of a field, where it can put the caret at a place. */
export const caretOf = (id: string): PutCaret | undefined => controls.get(id);

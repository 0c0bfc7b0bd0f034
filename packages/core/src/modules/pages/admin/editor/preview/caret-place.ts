import { evenOffset, evenSpace } from '#contract/even-space.ts';
import type { CaretPlace } from '#contract/preview-messages.ts';
import { lineOf } from '../find/line-of.ts';

/** A place in a text whose lines are parted by line breaks, in its line with even space. */
export function placeInLines(text: string, at: number): CaretPlace {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const [line = ''] = text.slice(start).split('\n', 1);
  const even = evenSpace(line);
  return { line: even.text, offset: evenOffset(even, at - start) };
}

const isTyped = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && /^(text|search|url|tel)$/.test(element.type));

/** Where somebody writes in a form; undefined where they write in no text of it. */
export function caretPlace(form: HTMLElement): CaretPlace | undefined {
  const { activeElement } = document;
  if (!activeElement || !form.contains(activeElement)) return undefined;
  if (isTyped(activeElement)) return placeInLines(activeElement.value, activeElement.selectionEnd ?? 0);
  const { focusNode: node, focusOffset = 0 } = document.getSelection() ?? {};
  const line = node && activeElement instanceof HTMLElement && activeElement.isContentEditable ? lineOf(node) : null;
  if (!node || !line || !activeElement.contains(line)) return undefined;
  const before = document.createRange();
  before.setStart(line, 0);
  before.setEnd(node, focusOffset);
  const even = evenSpace(line.textContent);
  return { line: even.text, offset: evenOffset(even, before.toString().length) };
}

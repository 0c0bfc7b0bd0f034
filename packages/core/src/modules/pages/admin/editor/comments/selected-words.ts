import type { CommentedPart } from '../state/comments.store.ts';

type Words = Required<Pick<CommentedPart, 'property' | 'quote'>>;

const isTyped = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement;

/** What belongs to a field and is no part of what stands in it. */
const beside = /-(label|help|errors)$/;

/** The field of a block in which a node stands, as comments call it. */
function propertyOf(node: Node | null, blockKey: string): string | undefined {
  const prefix = `field-blocks.${blockKey}.`;
  const element = node instanceof Element ? node : node?.parentElement;
  const id = element?.closest(`[id^="${prefix}"]`)?.id;
  return id === undefined || beside.test(id) ? undefined : id.slice(prefix.length);
}

const isWritten = (element: Element | null): boolean =>
  isTyped(element) || (element instanceof HTMLElement && element.isContentEditable);

/** The words that are marked in the form of a block; undefined where none are. */
function marked(form: HTMLElement, blockKey: string): Words | undefined {
  const { activeElement } = document;
  const selection = document.getSelection();
  const isInField = form.contains(activeElement) && isTyped(activeElement);
  const node = isInField ? activeElement : (selection?.anchorNode ?? null);
  const text = isInField
    ? activeElement.value.slice(activeElement.selectionStart ?? 0, activeElement.selectionEnd ?? 0)
    : (selection?.toString() ?? '');
  const quote = text.replace(/\s+/g, ' ').trim();
  const property = form.contains(node) ? propertyOf(node, blockKey) : undefined;
  return quote !== '' && property !== undefined ? { property, quote } : undefined;
}

let held: { readonly blockKey: string; readonly words: Words } | undefined;

/**
 * The words that are marked in the form of a block, or were last: the button that asks for them takes the focus, and in some
 * fields the marks.
 */
export function selectedWordsIn(form: HTMLElement, blockKey: string): Words | undefined {
  // Browsers tell of marks a moment after they are made.
  const now = marked(form, blockKey);
  if (now || (form.contains(document.activeElement) && isWritten(document.activeElement))) return now;
  return held?.blockKey === blockKey ? held.words : undefined;
}

const modifiers: ReadonlySet<string> = new Set(['Control', 'Shift', 'Alt', 'Meta']);

/** Follows what is marked in the form of a block. Returns what ends it. */
export function followSelection(form: HTMLElement, blockKey: string): () => void {
  /** Whoever goes by with Tab marks a field as a whole, or nothing in it, and means neither. */
  let isPassing = false;
  const onKey = ({ key }: KeyboardEvent): void => {
    if (!modifiers.has(key)) isPassing = key === 'Tab';
  };
  const onPointer = (): void => {
    isPassing = false;
  };
  const note = (): void => {
    if (isPassing) return;
    const words = marked(form, blockKey);
    if (words) held = { blockKey, words };
    else if (form.contains(document.activeElement) && isWritten(document.activeElement)) held = undefined;
  };
  document.addEventListener('keydown', onKey, true);
  document.addEventListener('pointerdown', onPointer, true);
  document.addEventListener('selectionchange', note);
  return () => {
    document.removeEventListener('keydown', onKey, true);
    document.removeEventListener('pointerdown', onPointer, true);
    document.removeEventListener('selectionchange', note);
    held = undefined;
  };
}

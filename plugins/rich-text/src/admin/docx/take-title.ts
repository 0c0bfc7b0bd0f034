import type { WordElement } from './word-element.types.ts';

const textOf = (element: WordElement): string =>
  element.type === 'text' ? (element.value ?? '') : element.type === 'tab' ? ' ' : (element.children ?? []).map(textOf).join('');

const trimmedText = (element: WordElement): string => textOf(element).replace(/\s+/g, ' ').trim();

const isTitle = ({ styleName, styleId }: WordElement): boolean => /^title$/i.test(styleName ?? '') || styleId === 'Title';
const isFirstLevel = ({ styleName, styleId }: WordElement): boolean =>
  /^heading 1$/i.test(styleName ?? '') || styleId === 'Heading1';

/**
 * Takes the title out of a document, because the page shows it above its text: the paragraph in Word's style Title, or
 * a first heading with which the document begins. Empty where it has neither.
 */
export function takeTitle(document: WordElement): { readonly title: string; readonly document: WordElement } {
  const children = document.children ?? [];
  const paragraphs = children.filter((child) => child.type === 'paragraph' && trimmedText(child) !== '');
  const [first] = paragraphs;
  const found =
    paragraphs.find(isTitle) ??
    (first && first === children.find((child) => trimmedText(child) !== '') && isFirstLevel(first) ? first : undefined);
  if (!found) return { title: '', document };
  return { title: trimmedText(found), document: { ...document, children: children.filter((child) => child !== found) } };
}

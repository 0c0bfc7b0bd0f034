import type { MarkupElement } from './markup.types.ts';
import { textOf } from './word-list.ts';
import type { DroppedKind } from './paste-report.ts';

interface Unwanted {
  /** As what it is reported; undefined for what nobody misses. */
  readonly kind: DroppedKind | undefined;
  readonly detail?: string;
}

/** Content that programs and sites hang on a text for the people who work on it. */
const noise = /\bmsocomanchor\b|\bMsoCommentReference\b|\bMsoPlaceholderText\b|\bmw-editsection\b/i;

const isTracked = (element: MarkupElement): boolean =>
  /\bmsoDel\b/i.test(element.attributes['class'] ?? '') ||
  (element.name === 'del' && ('datetime' in element.attributes || /^mailto:/i.test(element.attributes['cite'] ?? '')));

/** Parts of a document that belong to its making, not to its text. */
export function unwantedKind(element: MarkupElement): Unwanted | undefined {
  const { name, attributes, style } = element;
  const names = attributes['class'] ?? '';
  const part = style['mso-element'];
  if (style['display'] === 'none' || style['mso-hide'] === 'all' || 'hidden' in attributes)
    return { kind: 'hidden', detail: textOf(element.children) };
  if (isTracked(element)) return { kind: 'deletion', detail: textOf(element.children) };
  if (part === 'comment-list') return { kind: 'comment', detail: textOf(element.children) };
  if (part === 'header' || part === 'footer') return { kind: 'text', detail: textOf(element.children) };
  if (noise.test(names) || attributes['aria-roledescription'] === 'checkbox') return { kind: undefined };
  // The line above Word's footnotes.
  if (name === 'hr' && attributes['align'] === 'left' && attributes['width'] === '33%') return { kind: undefined };
  if (/\bMsoToc(?:\d|Heading)/i.test(names)) return { kind: 'contents' };
  // The sign that a page hangs on its headings, to copy their address.
  if (name === 'a' && attributes['aria-hidden'] === 'true') return { kind: undefined };
  return undefined;
}

import { isElement } from './markup.types.ts';
import type { MarkupElement, MarkupNode } from './markup.types.ts';

export interface WordItem {
  readonly level: number;
  readonly ordered: boolean;
  readonly list: string;
}

/** Whether an element is the marker of a list item: the dot or the number that Word draws itself. */
export const isMarker = ({ name, style }: MarkupElement): boolean =>
  style['mso-list'] === 'ignore' || (name === 'span' && /^(?:no|num)?bullet/.test(style['mso-special-format'] ?? ''));

export const textOf = (nodes: readonly MarkupNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : isElement(node) ? textOf(node.children) : '')).join('');

/** The text of a paragraph's marker, wherever it stands. */
function markerOf(nodes: readonly MarkupNode[]): string | undefined {
  for (const [index, node] of nodes.entries()) {
    if (typeof node === 'string') continue;
    if (!isElement(node)) {
      if (!node.condition.includes('!supportLists')) continue;
      const rest = nodes.slice(index + 1);
      const end = rest.findIndex((other) => typeof other === 'object' && 'condition' in other);
      return textOf(end < 0 ? [] : rest.slice(0, end));
    }
    const marker = isMarker(node) ? textOf(node.children) : markerOf(node.children);
    if (marker !== undefined) return marker;
  }
  return undefined;
}

/** Whether a marker counts: a number, or a letter with a stop or a bracket. The plain `o` is a bullet. */
export const isCounting = (marker: string): boolean =>
  /^\(?(?:\d{1,4}(?:\.\d{1,4})*[.)]?|[a-z]{1,7}[.)])$/i.test(marker.replace(/[\s\u00a0]+/g, ''));

/** The level and kind of a list item that Word writes as a paragraph; undefined for any other paragraph. */
export function wordItem(element: MarkupElement): WordItem | undefined {
  const found = /^(\S+)\s+level(\d{1,2})(?:\s+(\S+))?/.exec(element.style['mso-list'] ?? '');
  if (!found) return undefined;
  return {
    level: Math.max(1, Number(found[2])),
    ordered: isCounting(markerOf(element.children) ?? ''),
    list: `word ${found[1] ?? ''} ${found[3] ?? ''}`,
  };
}

/** The level and kind of a line with a bullet of PowerPoint; undefined for any other line. */
export function slideItem({ children, style }: MarkupElement): WordItem | undefined {
  const first = children.find((child) => isElement(child) || (typeof child === 'string' && child.trim() !== ''));
  if (!first || !isElement(first)) return undefined;
  const marker = isMarker(first) ? first : first.children.filter(isElement).find(isMarker);
  const format = marker?.style['mso-special-format'];
  if (!format || format.startsWith('nobullet')) return undefined;
  const inches = /^([\d.]{1,6})in$/.exec(style['margin-left'] ?? '')?.[1];
  return {
    level: 1 + Math.max(0, Math.round((Number(inches ?? 0.25) - 0.25) / 0.5)),
    ordered: format.startsWith('num'),
    list: 'slide',
  };
}

import type { Mark } from '../document/marks.ts';
import type { MarkupElement } from './markup.types.ts';

const byTag: ReadonlyMap<string, Mark> = new Map<string, Mark>([
  ['b', 'bold'],
  ['strong', 'bold'],
  ['i', 'italic'],
  ['em', 'italic'],
  ['cite', 'italic'],
  ['dfn', 'italic'],
  ['var', 'italic'],
  ['u', 'underline'],
  ['s', 'strike'],
  ['strike', 'strike'],
  ['del', 'strike'],
  ['code', 'code'],
  ['kbd', 'code'],
  ['samp', 'code'],
  ['tt', 'code'],
  ['pre', 'code'],
  ['sub', 'sub'],
  ['sup', 'sup'],
  ['dt', 'bold'],
]);

const monospace =
  /^["']?(?:consolas|courier new|courier|menlo|monaco|lucida console|cascadia|sf mono|ui-monospace|monospace|[^,]{0,40}\bmono\b)/;

function styleMarks(style: MarkupElement['style'], set: (mark: Mark, isOn: boolean) => void): void {
  const { 'font-weight': weight, 'font-style': slant, 'vertical-align': align, 'font-family': family } = style;
  if (weight) {
    if (/^(?:bold|bolder|[6-9]00|1000)$/.test(weight)) set('bold', true);
    else if (/^(?:normal|lighter|[1-5]00)$/.test(weight)) set('bold', false);
  }
  if (slant === 'italic' || slant?.startsWith('oblique')) set('italic', true);
  else if (slant === 'normal') set('italic', false);
  const decoration = `${style['text-decoration'] ?? ''} ${style['text-decoration-line'] ?? ''}`;
  if (decoration.includes('underline')) set('underline', true);
  if (decoration.includes('line-through')) set('strike', true);
  if (align === 'sub' || align === 'super') {
    set('sub', align === 'sub');
    set('sup', align === 'super');
  }
  if (family && monospace.test(family)) set('code', true);
}

/** The marks inside an element, by its name and by its style, where style has the last word. */
export function readMarks(element: MarkupElement, around: ReadonlySet<Mark>): ReadonlySet<Mark> {
  const tag = byTag.get(element.name);
  let inner: Set<Mark> | undefined;
  const set = (mark: Mark, isOn: boolean) => {
    if ((inner ?? around).has(mark) === isOn) return;
    inner ??= new Set(around);
    if (isOn) inner.add(mark);
    else inner.delete(mark);
  };
  if (tag) set(tag, true);
  if (/\bMso(?:Foot|End)noteReference\b/.test(element.attributes['class'] ?? '')) set('sup', true);
  // Word draws the marker of a bullet, and Excel every cell, in fonts that mean nothing.
  styleMarks(element.style, set);
  return inner ?? around;
}

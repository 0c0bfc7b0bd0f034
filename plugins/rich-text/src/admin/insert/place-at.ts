import type { Editor } from 'slate';
import { anchorRect } from './anchor-rect.ts';

const gap = 6;

/**
 * Puts a popup at the selection, inside the editor, on the wanted side where there is room. Its place is given as
 * properties of the object model, which the page's policy allows, never as an attribute.
 */
export function placeAt(editor: Editor, popup: HTMLElement, side: 'above' | 'below'): void {
  const area = popup.offsetParent?.getBoundingClientRect();
  const rect = anchorRect(editor);
  if (!rect || !area) return;
  const { offsetWidth: width, offsetHeight: height } = popup;
  const centre = side === 'above' ? rect.left + rect.width / 2 - width / 2 : rect.left;
  const left = Math.max(0, Math.min(centre - area.left, area.width - width));
  const above = rect.top - area.top - height - gap;
  const below = rect.bottom - area.top + gap;
  popup.style.setProperty('left', `${left}px`);
  const isCutOff = rect.bottom + gap + height > window.innerHeight && rect.top - gap - height >= 0;
  const isAbove = side === 'above' ? above >= 0 : isCutOff;
  popup.style.setProperty('top', `${isAbove ? above : below}px`);
}

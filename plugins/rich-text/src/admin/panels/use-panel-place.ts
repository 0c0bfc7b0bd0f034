import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { Editor, Path } from 'slate';
import { useSlateStatic } from 'slate-react';
import { useEditorFacts } from '../editor-context.ts';
import type { Panel } from '../editor-context.ts';
import { anchorRect } from '../insert/anchor-rect.ts';

const gap = 6;
/** Between the panel and the edges of the paper. */
const inset = 8;

/** Where a panel belongs: `text`, below what it is about, or `head`, where the whole text is meant. */
export const panelSide = (panel: Panel): 'text' | 'head' => (panel.kind === 'find' || panel.kind === 'keys' ? 'head' : 'text');

const pathOf = (panel: Panel | undefined): Path | undefined =>
  panel?.kind === 'embed' && 'path' in panel.subject ? panel.subject.path : undefined;

/** Puts a panel below the selection or the part that it is about; the paper grows where it would not hold it. */
function place(editor: Editor, panel: HTMLElement, path: Path | undefined): void {
  const paper = panel.offsetParent;
  const rect = anchorRect(editor, path);
  if (!(paper instanceof HTMLElement)) return;
  const box = paper.getBoundingClientRect();
  const top = rect ? rect.bottom - box.top + gap : inset;
  const rest = box.width - panel.offsetWidth - inset;
  const left = Math.max(inset, Math.min(rect ? rect.left - box.left : inset, rest));
  panel.style.setProperty('left', `${left}px`);
  panel.style.setProperty('top', `${top}px`);
  paper.style.setProperty('min-block-size', `${top + panel.offsetHeight + inset}px`);
}

/** Keeps a panel of the text below what it is about, and brings it into sight when it opens. */
export function usePanelPlace(panel: RefObject<HTMLElement | null>): void {
  const editor = useSlateStatic();
  const { panel: opened } = useEditorFacts();
  const isAtText = opened !== undefined && panelSide(opened) === 'text';
  const path = useRef<Path>(undefined);
  useLayoutEffect(() => {
    path.current = pathOf(opened);
    if (isAtText && panel.current) place(editor, panel.current, path.current);
  });
  useEffect(() => {
    const element = panel.current;
    const paper = element?.offsetParent;
    if (!isAtText || !element || !(paper instanceof HTMLElement)) return undefined;
    const again = () => place(editor, element, path.current);
    // Its own size changes with what is chosen in it, that of the text with every picture that arrives.
    const observer = new ResizeObserver(again);
    for (const watched of [element, ...paper.children]) observer.observe(watched);
    window.addEventListener('resize', again);
    element.scrollIntoView({ block: 'nearest' });
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', again);
      paper.style.removeProperty('min-block-size');
    };
  }, [editor, panel, isAtText]);
}

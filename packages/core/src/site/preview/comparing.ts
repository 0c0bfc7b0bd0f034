import type { DrawnBlock, FromPreview, ToPreview } from '../../contract/preview-messages.ts';
import { createCompareMarker } from './compare-marker.ts';
import type { CompareMarker } from './compare-marker.ts';
import { markWords } from './compared-words.ts';
import { linesOf } from './lines.ts';
import { boxOf, marksWithin, nodesOf } from './marks.ts';
import type { Mark } from './marks.ts';

interface Around {
  /** The parts of the page by name. */
  readonly marks: () => ReadonlyMap<string, Mark>;
  readonly tell: (message: FromPreview) => void;
}

/** A version that is held against another one beside it. Nothing of it happens before it is asked to compare. */
export interface Comparing {
  /** Whether the message was for it. */
  readonly hear: (message: ToPreview) => boolean;
}

/** The part of the window's height at which both versions show the same. */
const line = 0.25;

/** The HTML of a block, without what stands between the marks of blocks in it. */
function htmlOf(mark: Mark): string {
  const holder = document.createElement('template');
  for (const node of nodesOf(mark)) holder.content.append(node.cloneNode(true));
  return holder.innerHTML.replace(/^<!--[^>]*-->/, '').replaceAll(/<!--b:(\S+?)(?: \S+)?-->[^]*?<!--\/b:\1-->/g, '<!--$1-->');
}

/** Where somebody looks, by the block that stands there. */
function placeOnPage(all: Mark): { readonly key: string | null; readonly part: number } {
  const at = window.innerHeight * line;
  let place: { readonly key: string | null; readonly part: number } = { key: null, part: window.scrollY };
  for (const [name, mark] of marksWithin(all)) {
    const { top, height } = boxOf(mark);
    if (height > 0 && top <= at) place = { key: name.slice(2), part: Math.min(1, (at - top) / height) };
  }
  return place;
}

export function createComparing({ marks, tell }: Around): Comparing {
  let marker: CompareMarker | undefined;
  let scale = 1;
  /** It is scrolled by the editor. */
  let isLed = false;
  let isTold = false;

  function begin(): CompareMarker {
    const made = createCompareMarker();
    const free = (): void => void (isLed = false);
    for (const name of ['wheel', 'touchmove', 'pointerdown', 'keydown']) window.addEventListener(name, free, { passive: true });
    window.addEventListener('scrollend', free);
    window.addEventListener('scroll', () => {
      if (isLed || isTold) return;
      isTold = true;
      requestAnimationFrame(() => {
        isTold = false;
        const all = marks().get('p:blocks');
        if (all) tell({ type: 'scrolled', ...placeOnPage(all) });
      });
    });
    document.addEventListener('keydown', ({ key, ctrlKey, metaKey, altKey, target }) => {
      const isTyped = target instanceof Element && target.matches('input, textarea, select, [contenteditable]');
      if (isTyped || ctrlKey || metaKey || altKey) return;
      if (key.toLowerCase() === 'n') tell({ type: 'step', by: 1 });
      if (key.toLowerCase() === 'p') tell({ type: 'step', by: -1 });
    });
    return made;
  }

  const drawn = (key: string): readonly [string, DrawnBlock][] => {
    const mark = marks().get(`b:${key}`);
    return mark ? [[key, { html: htmlOf(mark), lines: linesOf(key, mark).map(({ even }) => even.text) }]] : [];
  };
  return {
    hear(message) {
      if (message.type === 'scale') {
        scale = message.scale;
        marker?.scale(scale);
        return false;
      }
      if (message.type === 'compare') {
        marker ??= begin();
        marker.scale(scale);
        marker.show(
          message.marks.flatMap(({ key, kind, label }) => {
            const mark = marks().get(`b:${key}`);
            return mark ? [{ mark, kind, label }] : [];
          }),
        );
        tell({ type: 'compared', blocks: Object.fromEntries(message.asked.flatMap(drawn)) });
        return true;
      }
      if (message.type === 'words') {
        for (const [key, words] of Object.entries(message.blocks)) {
          const mark = marks().get(`b:${key}`);
          if (mark) markWords(key, mark, words, message.kind);
        }
        return true;
      }
      if (message.type !== 'scrollTo') return false;
      isLed = true;
      const mark = message.key === null ? undefined : marks().get(`b:${message.key}`);
      const box = mark && boxOf(mark);
      const top = box ? window.scrollY + box.top + message.part * box.height - window.innerHeight * line : message.part;
      window.scrollTo({ top, behavior: 'instant' });
      return true;
    },
  };
}

import type { ChangeKind } from '../../contract/preview-messages.ts';
import { boxOf } from './marks.ts';
import type { Mark } from './marks.ts';
import { ownElement } from './sheet.ts';

// Each kind has a line of its own too, so that nobody needs to tell the colours apart. Lengths in pixels of the editor.
const css = `
:host { position: absolute; inset: 0 auto auto 0; z-index: 2147483646; pointer-events: none; }
div { position: absolute; box-sizing: border-box; border: calc(2px * var(--pixel, 1)) solid var(--colour); }
div[hidden] { display: none; }
div[data-kind=added] { --colour: #1a7340; }
div[data-kind=removed] { --colour: #b3261e; border-style: dashed; }
div[data-kind=changed], div[data-kind=movedChanged] { --colour: #8a5a00; border-style: double; border-width: calc(4px * var(--pixel, 1)); }
div[data-kind=moved] { --colour: #5a3fb0; border-style: dotted; border-width: calc(3px * var(--pixel, 1)); }
span { position: absolute; inset: 0 0 auto auto; padding: 0 calc(7px * var(--pixel, 1)); background: var(--colour); color: #fff;
  font: 600 calc(12px * var(--pixel, 1))/calc(20px * var(--pixel, 1)) system-ui, sans-serif; white-space: nowrap; }
@media (forced-colors: active) { div { border-color: CanvasText; } span { background: Canvas; color: CanvasText; } }
`;

interface MarkedBlock {
  readonly mark: Mark;
  readonly kind: ChangeKind;
  readonly label: string;
}

/** Draws what became of each block around it, above the page and without touching it. */
export interface CompareMarker {
  show(blocks: readonly MarkedBlock[]): void;
  /** `scale`: the part of its size in which the page is shown. */
  scale(scale: number): void;
}

export function createCompareMarker(): CompareMarker {
  const { host, root } = ownElement('lectern-compared', css);
  host.setAttribute('aria-hidden', 'true');
  document.documentElement.append(host);
  let frames: readonly { readonly frame: HTMLElement; readonly mark: Mark }[] = [];
  function place(): void {
    const { left, top } = host.getBoundingClientRect();
    for (const { frame, mark } of frames) {
      const box = boxOf(mark);
      frame.hidden = box.width === 0;
      Object.assign(frame.style, {
        insetInlineStart: `${box.left - left}px`,
        insetBlockStart: `${box.top - top}px`,
        inlineSize: `${box.width}px`,
        blockSize: `${Math.max(24, box.height)}px`,
      });
    }
  }
  new ResizeObserver(place).observe(document.body);
  return {
    show(blocks) {
      for (const { frame } of frames) frame.remove();
      frames = blocks.map(({ mark, kind, label }) => {
        const [frame, name] = [document.createElement('div'), document.createElement('span')];
        frame.dataset['kind'] = kind;
        name.textContent = label;
        frame.append(name);
        root.append(frame);
        return { frame, mark };
      });
      place();
    },
    scale(scale) {
      host.style.setProperty('--pixel', String(1 / scale));
    },
  };
}

import { boxOf } from './marks.ts';
import type { Mark } from './marks.ts';
import { ownElement } from './sheet.ts';

// Lengths in pixels of the editor, however small the page is shown.
const css = `
:host { position: absolute; inset: 0 auto auto 0; z-index: 2147483647; pointer-events: none; }
div { position: absolute; box-sizing: border-box; border: calc(2px * var(--pixel, 1)) solid #1d6fd1; }
div[data-kind=near] { border-width: calc(1px * var(--pixel, 1)); border-style: dashed; }
div[hidden] { display: none; }
div[data-inside] span { inset-block: calc(-2px * var(--pixel, 1)) auto; }
span { position: absolute; inset: auto auto 100% calc(-2px * var(--pixel, 1)); box-sizing: border-box;
  max-inline-size: 100%; padding: 0 calc(7px * var(--pixel, 1)); overflow: hidden; background: #1b62b8; color: #fff;
  font: 600 calc(12px * var(--pixel, 1))/calc(20px * var(--pixel, 1)) system-ui, sans-serif; text-overflow: ellipsis; white-space: nowrap; }
@media (forced-colors: active) { div { border-color: Highlight; } span { background: Highlight; color: HighlightText; } }
`;

const labelHeight = 20;

interface Marked {
  readonly mark: Mark | undefined;
  readonly name?: string;
}

/** Draws frames around a block that is selected and one that the pointer is on, above the page and without touching it. */
export interface Marker {
  select(marked: Marked): void;
  near(marked: Marked): void;
  /** `scale`: the part of its size in which the page is shown. */
  scale(scale: number): void;
  /** Goes to where they stand now. */
  place(): void;
}

export function createMarker(): Marker {
  const { host, root } = ownElement('lectern-marker', css);
  host.setAttribute('aria-hidden', 'true');
  const frames = (['selected', 'near'] as const).map((kind) => {
    const frame = document.createElement('div');
    frame.dataset['kind'] = kind;
    frame.hidden = true;
    root.append(frame);
    return { frame, shown: undefined as Mark | undefined };
  });
  const label = document.createElement('span');
  frames[0]?.frame.append(label);
  document.documentElement.append(host);

  let pixel = 1;
  function place(): void {
    const { left, top } = host.getBoundingClientRect();
    for (const { frame, shown } of frames) {
      const box = shown?.start.isConnected ? boxOf(shown) : undefined;
      frame.hidden = !box || box.width === 0;
      if (!box) continue;
      // Above the block, where it hides no word of it, unless the page begins with it.
      frame.toggleAttribute('data-inside', box.top - top < labelHeight * pixel);
      Object.assign(frame.style, {
        insetInlineStart: `${box.left - left}px`,
        insetBlockStart: `${box.top - top}px`,
        inlineSize: `${box.width}px`,
        blockSize: `${Math.max(2, box.height)}px`,
      });
    }
  }
  const show = (index: number, mark: Mark | undefined): void => {
    const entry = frames[index];
    if (!entry || entry.shown === mark) return;
    entry.shown = mark;
    place();
  };
  // Images that come, fonts, a frame that is made narrower: whatever moves blocks changes this size.
  new ResizeObserver(place).observe(document.body);
  return {
    select({ mark, name = '' }) {
      label.textContent = name;
      label.hidden = name === '';
      show(0, mark);
    },
    near: ({ mark }) => show(1, mark === frames[0]?.shown ? undefined : mark),
    scale(scale) {
      pixel = 1 / scale;
      host.style.setProperty('--pixel', String(pixel));
      place();
    },
    place,
  };
}

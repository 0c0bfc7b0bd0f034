import { useRef } from 'react';
import type { KeyboardEvent, PointerEvent, ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { fittingWidth, widthLimits } from './preview-choice.ts';

interface WidthHandleProps {
  /** Pixels that the page is wide. */
  readonly width: number;
  /** The part of its size in which it is shown. */
  readonly scale: number;
  /** Whether it stands in the middle of its room: a pixel at this edge is one at the other too. */
  readonly isCentred: boolean;
  /** Pixels from the beginning of the room. */
  readonly at: number;
  readonly onWidth: (width: number) => void;
}

/** How much wider a key makes the page, in pixels. */
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -10,
  ArrowDown: -10,
  ArrowRight: 10,
  ArrowUp: 10,
  PageDown: -100,
  PageUp: 100,
  Home: -Infinity,
  End: Infinity,
};

/** Makes the page of a preview as wide as somebody wants: by dragging its edge, and by keys. */
export function WidthHandle({ width, scale, isCentred, at, onWidth }: WidthHandleProps): ReactElement {
  const t = useText();
  const dragged = useRef<{ readonly from: number; readonly width: number; readonly factor: number }>(undefined);
  const onPointerDown = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.focus();
    // The frame beside it would take the pointer.
    event.currentTarget.setPointerCapture(event.pointerId);
    dragged.current = { from: event.clientX, width, factor: (isCentred ? 2 : 1) / scale };
  };
  const onPointerMove = ({ clientX }: PointerEvent): void => {
    if (dragged.current) onWidth(fittingWidth(dragged.current.width + (clientX - dragged.current.from) * dragged.current.factor));
  };
  const end = (): void => {
    dragged.current = undefined;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && dragged.current) {
      onWidth(dragged.current.width);
      return end();
    }
    const step = steps[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onWidth(fittingWidth(width + (event.shiftKey ? Math.sign(step) : step)));
  };
  return (
    <div
      className="lc-preview__handle"
      role="separator"
      aria-orientation="vertical"
      aria-label={t('preview.handle')}
      aria-valuemin={widthLimits.least}
      aria-valuemax={widthLimits.most}
      aria-valuenow={width}
      aria-valuetext={t('preview.pixels', { width })}
      tabIndex={0}
      title={t('preview.handle')}
      style={{ insetInlineStart: at }}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={onKeyDown}
    />
  );
}

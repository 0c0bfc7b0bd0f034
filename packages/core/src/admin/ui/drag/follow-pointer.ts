import { scrollerOf, scrollStep } from './scroll-edge.ts';

/** In pixels from the corner of the window. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Follower {
  /** It has moved far enough to be no press. */
  readonly onStart: () => void;
  /** It moved, or what lies below it did. `direction`: down or up from where it began. */
  readonly onMove: (point: Point, direction: 1 | -1) => void;
  /** Not told of a press that never moved. */
  readonly onEnd: (isDropped: boolean) => void;
}

/** Pixels that a pointer moves before it drags. */
const tolerance = 4;

/** Follows a pointer that was pressed on a handle until it is let go, or Escape is pressed. Near an edge it scrolls. */
export function followPointer(handle: HTMLElement, pressed: PointerEvent, { onStart, onMove, onEnd }: Follower): void {
  const start = { x: pressed.clientX, y: pressed.clientY };
  let point: Point = start;
  let isStarted = false;
  const over = new AbortController();
  const { signal } = over;

  const tell = (): void => onMove(point, point.y < start.y ? -1 : 1);
  const stop = (isDropped: boolean): void => {
    over.abort();
    if (isStarted) onEnd(isDropped);
  };
  const scroll = (scroller: Element): void => {
    if (signal.aborted) return;
    const isPage = scroller === document.scrollingElement;
    const step = scrollStep(isPage ? { top: 0, bottom: innerHeight } : scroller.getBoundingClientRect(), point.y);
    if (step !== 0) {
      scroller.scrollTop += step;
      tell();
    }
    requestAnimationFrame(() => scroll(scroller));
  };
  const onPointer = ({ clientX: x, clientY: y }: PointerEvent): void => {
    point = { x, y };
    if (!isStarted) {
      if (Math.hypot(x - start.x, y - start.y) < tolerance) return;
      isStarted = true;
      onStart();
      scroll(scrollerOf(handle));
    }
    tell();
  };
  const onEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isStarted) return;
    event.preventDefault();
    event.stopPropagation();
    stop(false);
  };
  // Else what lies below, as the frame of a preview, gets the moves.
  handle.setPointerCapture(pressed.pointerId);
  handle.addEventListener('pointermove', onPointer, { signal });
  handle.addEventListener('pointerup', () => stop(true), { signal });
  for (const lost of ['pointercancel', 'lostpointercapture']) handle.addEventListener(lost, () => stop(false), { signal });
  addEventListener('keydown', onEscape, { signal, capture: true });
}

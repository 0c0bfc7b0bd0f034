import { useEffect, useState } from 'react';
import type { PointerEvent } from 'react';

interface Drag {
  readonly from: number;
  /** The gap that is nearest to the pointer: 0 before the first item, their number behind the last one. */
  readonly gap: number;
}

interface HandleProps {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
}

interface ItemOrder {
  /** The item that is dragged. */
  readonly lifted: number | undefined;
  /** Where the line stands that shows where it will land: before or behind an item; undefined where nothing would move. */
  readonly lineAt: (index: number) => 'before' | 'after' | undefined;
  /** For the handle of an item, inside its `li`. */
  readonly handleOf: (index: number) => HandleProps;
}

/** The gap nearest to a height, among elements that stand below each other. */
function gapAt(elements: readonly Element[], y: number): number {
  const index = elements.findIndex((element) => {
    const { top, height } = element.getBoundingClientRect();
    return y < top + height / 2;
  });
  return index === -1 ? elements.length : index;
}

const landingOf = ({ from, gap }: Drag): number => (gap > from ? gap - 1 : gap);

/** Puts the items of a list in order by pointer and touch; Escape leaves them where they were. Buttons do the same by keyboard. */
export function useItemOrder(onMove: (from: number, to: number) => void): ItemOrder {
  const [drag, setDrag] = useState<Drag>();
  const isDragging = drag !== undefined;
  useEffect(() => {
    if (!isDragging) return undefined;
    const cancel = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      // It ends the drag, and nothing around it.
      event.stopPropagation();
      setDrag(undefined);
    };
    window.addEventListener('keydown', cancel, true);
    return () => window.removeEventListener('keydown', cancel, true);
  }, [isDragging]);

  const end = (): void => setDrag(undefined);
  return {
    lifted: drag?.from,
    lineAt(index) {
      if (!drag || landingOf(drag) === drag.from) return undefined;
      const side = drag.gap > drag.from ? 'after' : 'before';
      return landingOf(drag) === index ? side : undefined;
    },
    handleOf: (index) => ({
      onPointerDown(event) {
        if (event.button !== 0) return;
        // No text is selected on the way.
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ from: index, gap: index });
      },
      onPointerMove(event) {
        const items = event.currentTarget.closest('li')?.parentElement?.children;
        if (drag && items) setDrag({ ...drag, gap: gapAt([...items], event.clientY) });
      },
      onPointerUp() {
        end();
        if (drag && landingOf(drag) !== drag.from) onMove(drag.from, landingOf(drag));
      },
      onPointerCancel: end,
    }),
  };
}

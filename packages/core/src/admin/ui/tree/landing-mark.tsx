import { useLayoutEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { useStore } from '../store/use-store.ts';
import type { TreeDrag } from './create-tree-drag.ts';
import type { Landing } from './drop-places.ts';

/** Shows where the lifted row would land: around a row, or as a line between two. In sight, wherever a key takes it. */
export function LandingMark({ drag }: { readonly drag: TreeDrag }): ReactElement | null {
  const lifted = useStore(drag);
  const mark = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (lifted?.how === 'keyboard') mark.current?.scrollIntoView({ block: 'nearest' });
  }, [lifted]);
  if (!lifted?.mark || lifted.refusal !== undefined) return null;
  const { top, left, height } = lifted.mark;
  return (
    <div
      ref={mark}
      className="lc-tree-list__landing"
      data-place={lifted.landing?.place}
      aria-hidden="true"
      style={height > 0 ? { insetBlockStart: top, blockSize: height } : { insetBlockStart: top, insetInlineStart: left }}
    />
  );
}

interface LiftedChipProps {
  readonly drag: TreeDrag;
  readonly nameOf: (id: string) => string;
  readonly placeOf: (landing: Landing) => string;
}

/** What follows the pointer: what is moved, and where it would land or why it may not. */
export function LiftedChip({ drag, nameOf, placeOf }: LiftedChipProps): ReactElement | null {
  const lifted = useStore(drag);
  if (lifted?.how !== 'pointer') return null;
  const { id, landing, refusal } = lifted;
  return (
    <div ref={drag.setChip} className="lc-tree-list__chip" data-refused={refusal !== undefined || undefined}>
      <strong>{nameOf(id)}</strong>
      <span className="lc-quiet">{refusal ?? (landing && placeOf(landing))}</span>
    </div>
  );
}

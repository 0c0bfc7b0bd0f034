import { useRef } from 'react';
import type { NoticeAction } from '#admin/ui/overlay/notify.ts';
import { useTakeBack } from '#modules/undo/admin/public.ts';

/** The moves of this visit to the tree that can be taken back, by the notice of each, or one after the other by key. */
export function useTakenMoves() {
  const { action } = useTakeBack();
  const moves = useRef<readonly NoticeAction[]>([]);
  const drop = (move: NoticeAction | undefined): void => {
    moves.current = moves.current.filter((each) => each !== move);
  };
  /** What takes a move back, for its notice; `onDone` runs when it was. */
  const keep = (undoID: string | null, onDone: () => void): NoticeAction | undefined => {
    const move = action(undoID, () => {
      drop(move);
      onDone();
    });
    if (move) moves.current = [...moves.current, move];
    return move;
  };
  /** Takes the last move back. Whether there is one. */
  const takeLastBack = (): boolean => {
    const last = moves.current.at(-1);
    if (!last || !('onPress' in last)) return false;
    drop(last);
    last.onPress();
    return true;
  };
  return { keep, takeLastBack };
}

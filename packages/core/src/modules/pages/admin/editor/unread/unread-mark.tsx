import { Languages } from 'lucide-react';
import type { ReactElement } from 'react';
import { useStorePart } from '#admin/ui/store/use-store.ts';
import { useBlock, useEditorContext } from '../context/editor-context.ts';
import { documentOf } from '../state/editor-state.ts';
import { isUnread } from '../state/unread.store.ts';

/** Says in the outline that a machine wrote what stands in a block, and that nobody has read it. */
export function UnreadMark({ blockKey }: { readonly blockKey: string }): ReactElement | null {
  const { unread } = useEditorContext();
  const told = useStorePart(unread, (state) => state);
  const isMarked = useBlock(blockKey, (state) => isUnread(told, documentOf(state), `blocks.${blockKey}`));
  if (!isMarked) return null;
  return (
    <span className="lc-unread-mark" title={told.words.mark}>
      <Languages className="lc-icon" aria-hidden="true" />
      <span className="lc-hidden">{told.words.mark}</span>
    </span>
  );
}

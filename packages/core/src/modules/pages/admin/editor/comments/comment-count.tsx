import { MessageSquare } from 'lucide-react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { useStorePart } from '#admin/ui/store/use-store.ts';
import { useEditorContext } from '../context/editor-context.ts';
import { useAskComments } from './use-ask-comments.ts';

interface CommentCountProps {
  readonly blockKey: string;
  /** What the block is called. */
  readonly name: string;
}

/** How many comments on a block are open, and the way to them. */
export function CommentCount({ blockKey, name }: CommentCountProps): ReactElement | null {
  const t = useText();
  const ask = useAskComments();
  const { comments } = useEditorContext();
  const count = useStorePart(comments, ({ open }) => open.get(blockKey) ?? 0);
  if (count === 0) return null;
  const label = t('comments.atBlock', { count, name });
  return (
    <button
      type="button"
      className="lc-comment-count lc-num"
      aria-label={label}
      title={label}
      onClick={() => ask({ kind: 'block', key: blockKey })}
    >
      <MessageSquare className="lc-icon" aria-hidden="true" />
      <span aria-hidden="true">{count}</span>
    </button>
  );
}

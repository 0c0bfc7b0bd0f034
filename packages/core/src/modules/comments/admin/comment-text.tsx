import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import type { Comment } from '../comments.calls.ts';
import { partsOf } from '../mentions.ts';

/** What a comment says. All of it is text, whatever it looks like. */
export function CommentText({
  comment: { text, mentions },
}: {
  readonly comment: Pick<Comment, 'text' | 'mentions'>;
}): ReactElement {
  const t = useText();
  const nameOf = (id: number): string => mentions.find((one) => one.id === id)?.name ?? t('comments.former');
  return (
    <p className="lc-comment__text">
      {partsOf(text).map((part, index) =>
        typeof part === 'string' ? (
          part
        ) : (
          <span key={index} className="lc-comment__mention">
            @{nameOf(part.id)}
          </span>
        ),
      )}
    </p>
  );
}

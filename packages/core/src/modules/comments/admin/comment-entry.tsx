import type { ReactElement } from 'react';
import { Avatar } from '#admin/ui/layout/avatar.tsx';
import { Moment } from '../../pages/admin/public.ts';
import type { Comment } from '../comments.calls.ts';
import { CommentText } from './comment-text.tsx';
import { useAuthorName } from './use-author-name.ts';

/** One comment: who, when, what. */
export function CommentEntry({ comment }: { readonly comment: Comment }): ReactElement {
  const name = useAuthorName()(comment.author);
  return (
    <li className="lc-comment">
      <Avatar name={name} image={null} />
      <div className="lc-comment__body">
        <p className="lc-comment__head">
          <strong>{name}</strong>{' '}
          <span className="lc-quiet lc-num">
            <Moment iso={comment.at} />
          </span>
        </p>
        <CommentText comment={comment} />
      </div>
    </li>
  );
}

import { Check, Reply, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { Moment } from '../../pages/admin/public.ts';
import { CommentEntry } from './comment-entry.tsx';
import { Composer } from './composer.tsx';
import { focusSoon, threadElementID } from './focus-soon.ts';
import type { PlacedThread } from './placed-threads.ts';
import { ThreadPlace } from './thread-place.tsx';
import { useAuthorName } from './use-author-name.ts';
import { useCommentActions } from './use-comment-actions.ts';

interface ThreadCardProps {
  readonly placed: PlacedThread;
  readonly onShow: () => void;
  /** It leaves the list that it stands in. */
  readonly onLeave: () => void;
}

const icon = { className: 'lc-icon', 'aria-hidden': true } as const;

/** A comment with its answers, and what can be done with it. */
export function ThreadCard({ placed, onShow, onLeave }: ThreadCardProps): ReactElement {
  const t = useText();
  const { thread } = placed;
  const { reply, resolve, reopen } = useCommentActions();
  const [isReplying, setReplying] = useState(false);
  const [isPending, setPending] = useState(false);
  const id = threadElementID(thread.id);
  const nameOf = useAuthorName();
  const name = nameOf(thread.comments[0]?.author ?? null);
  const closeReply = (): void => {
    setReplying(false);
    focusSoon(id);
  };
  const settle = async (): Promise<void> => {
    setPending(true);
    if (await (thread.resolved ? reopen(thread) : resolve(thread))) onLeave();
    setPending(false);
  };
  return (
    <article id={id} className="lc-thread" tabIndex={-1} aria-labelledby={`${id}-place`} data-comment-thread={thread.id}>
      <ThreadPlace placed={placed} id={`${id}-place`} onShow={onShow} />
      <ol className="lc-thread__comments">
        {thread.comments.map((comment) => (
          <CommentEntry key={comment.id} comment={comment} />
        ))}
      </ol>
      {thread.resolved && (
        <p className="lc-thread__resolved">
          <Check {...icon} />
          <span>
            {t('comments.resolvedBy', { name: nameOf(thread.resolved.by) })} <Moment iso={thread.resolved.at} />
          </span>
        </p>
      )}
      {isReplying ? (
        <Composer
          label={t('comments.replyTo', { name })}
          sendText={t('comments.sendReply')}
          draft={thread.id}
          onSend={async (text) => {
            const sent = await reply(thread, text);
            if ('errors' in sent) return sent.errors;
            closeReply();
            return [];
          }}
          onClose={closeReply}
        />
      ) : (
        <div className="lc-thread__buttons">
          {!thread.resolved && (
            <Button
              size="small"
              icon={<Reply {...icon} />}
              aria-label={t('comments.replyTo', { name })}
              onPress={() => setReplying(true)}
            >
              {t('comments.reply')}
            </Button>
          )}
          <Button
            size="small"
            theme="plain"
            icon={thread.resolved ? <RotateCcw {...icon} /> : <Check {...icon} />}
            isPending={isPending}
            aria-label={t(thread.resolved ? 'comments.reopenOf' : 'comments.resolveOf', { name })}
            onPress={() => void settle()}
          >
            {t(thread.resolved ? 'comments.reopen' : 'comments.resolve')}
          </Button>
        </div>
      )}
    </article>
  );
}

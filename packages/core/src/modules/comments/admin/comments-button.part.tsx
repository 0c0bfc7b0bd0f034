import { MessageSquare } from 'lucide-react';
import { useEffect } from 'react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { useStorePart } from '#admin/ui/store/use-store.ts';
import { useAskComments, useEditorContext, useStructure } from '../../pages/admin/editor/public.ts';
import { commentsButtonID } from './focus-soon.ts';
import { useThreads } from './use-threads.ts';

/** How many comments on the page are open, and the way to them. Tells the editor which blocks they are about. */
export default function CommentsButton(): ReactElement {
  const t = useText();
  const ask = useAskComments();
  const { comments } = useEditorContext();
  const { blocks } = useStructure();
  const isShown = useStorePart(comments, (state) => state.isShown);
  const { data: threads } = useThreads();
  const count = threads?.filter(({ resolved }) => !resolved).length ?? 0;
  useEffect(() => {
    const open = new Map<string, number>();
    for (const { blockKey, resolved } of threads ?? [])
      if (blockKey !== null && !resolved && Object.hasOwn(blocks, blockKey)) open.set(blockKey, (open.get(blockKey) ?? 0) + 1);
    comments.set({ ...comments.get(), open });
  }, [threads, blocks, comments]);
  return (
    <Button
      id={commentsButtonID}
      theme="plain"
      icon={<MessageSquare className="lc-icon" aria-hidden="true" />}
      aria-label={t('comments.button', { count })}
      aria-expanded={isShown}
      onPress={() => {
        if (isShown) comments.set({ ...comments.get(), isShown: false });
        else ask({ kind: 'all' });
      }}
    >
      <span className="lc-num">{count}</span>
    </Button>
  );
}

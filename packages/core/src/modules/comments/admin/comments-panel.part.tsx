import { MessageSquare, MessageSquarePlus, X } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { IconButton } from '#admin/ui/controls/icon-button.tsx';
import { SegmentedControl } from '#admin/ui/controls/segmented-control.tsx';
import { EmptyState, ErrorState } from '#admin/ui/layout/screen-state.tsx';
import { Skeleton } from '#admin/ui/layout/skeleton.tsx';
import { documentOf, unmark, useEditor, useEditorContext } from '../../pages/admin/editor/public.ts';
import type { CommentedPart } from '../../pages/admin/editor/public.ts';
import { commentsButtonID, commentsTitleID, focusSoon, threadElementID } from './focus-soon.ts';
import { NewComment } from './new-comment.tsx';
import { placedThreads } from './placed-threads.ts';
import { ThreadCard } from './thread-card.tsx';
import { useRequests } from './use-requests.ts';
import { useShowPlace } from './use-show-place.ts';
import { useThreads } from './use-threads.ts';
import { isComposing } from '#contract/is-composing.ts';

const filters = ['open', 'resolved'] as const;

/** The comments on the page, in its order: those that are open, or those that are dealt with. */
export default function CommentsPanel(): ReactElement {
  const t = useText();
  const { registry, comments } = useEditorContext();
  const { data: threads, isError, refetch } = useThreads();
  // Places follow what is written; they never hold up a letter.
  const document = useDeferredValue(useEditor(documentOf));
  const placed = useMemo(() => threads && placedThreads(threads, { registry, document }), [threads, registry, document]);
  const [filter, setFilter] = useState<(typeof filters)[number]>('open');
  const [about, setAbout] = useState<CommentedPart>();
  const show = useShowPlace();
  useRequests({ placed, onFilter: setFilter, onBegin: setAbout });
  useEffect(() => unmark, []);

  const listed = (which: (typeof filters)[number]) =>
    (placed ?? []).filter(({ thread }) => (thread.resolved !== null) === (which === 'resolved'));
  const shown = listed(filter);
  const close = (): void => {
    comments.set({ ...comments.get(), isShown: false });
    focusSoon(commentsButtonID);
  };
  const focusBeside = (index: number): void => {
    const beside = shown[index + 1] ?? shown[index - 1];
    focusSoon(beside ? threadElementID(beside.thread.id) : commentsTitleID);
  };
  return (
    <section
      className="lc-comments"
      aria-labelledby={commentsTitleID}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
        event.preventDefault();
        close();
      }}
    >
      <header className="lc-pane__head">
        <h2 className="lc-pane__title" id={commentsTitleID} tabIndex={-1}>
          {t('comments.title')}
        </h2>
        <span className="lc-pane__actions">
          <IconButton
            label={t('comments.onPage')}
            icon={<MessageSquarePlus className="lc-icon" aria-hidden="true" />}
            onPress={() => setAbout({})}
          />
          <IconButton label={t('comments.close')} icon={<X className="lc-icon" aria-hidden="true" />} onPress={close} />
        </span>
      </header>
      <div className="lc-comments__body">
        {about && (
          <NewComment
            // What it is about is another comment, with words of its own.
            key={`${about.blockKey ?? ''} ${about.property ?? ''} ${about.quote ?? ''}`}
            about={about}
            onSent={(id) => {
              setAbout(undefined);
              setFilter('open');
              focusSoon(threadElementID(id));
            }}
            onClose={() => {
              setAbout(undefined);
              focusSoon(commentsTitleID);
            }}
          />
        )}
        <SegmentedControl
          label={t('comments.show')}
          isLabelHidden
          size="small"
          value={filter}
          options={filters.map((value) => ({ value, label: t(`comments.${value}`, { count: listed(value).length }) }))}
          onChange={setFilter}
        />
        {!placed && isError && <ErrorState title={t('comments.failed')} onRetry={() => void refetch()} />}
        {!placed && !isError && <Skeleton lines={4} />}
        {placed && shown.length === 0 && !about && (
          <EmptyState
            icon={<MessageSquare />}
            title={t(filter === 'open' ? 'comments.none' : 'comments.noneResolved')}
            text={filter === 'open' ? t('comments.noneText') : undefined}
            action={filter === 'open' ? <Button onPress={() => setAbout({})}>{t('comments.onPage')}</Button> : undefined}
          />
        )}
        {shown.length > 0 && (
          <ul className="lc-comments__list">
            {shown.map((one, index) => (
              <li key={one.thread.id}>
                <ThreadCard placed={one} onShow={() => show(one, 'fields')} onLeave={() => focusBeside(index)} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

import { useEffect } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { notify } from '#admin/ui/overlay/notify.ts';
import { useStorePart } from '#admin/ui/store/use-store.ts';
import { useEditorContext } from '../../pages/admin/editor/public.ts';
import type { CommentedPart } from '../../pages/admin/editor/public.ts';
import { maxQuoteLength } from '../comment-limits.ts';
import { commentsTitleID, focusSoon, threadElementID } from './focus-soon.ts';
import type { PlacedThread } from './placed-threads.ts';
import { useShowPlace } from './use-show-place.ts';

interface RequestsOptions {
  /** Undefined until they have come. */
  readonly placed: readonly PlacedThread[] | undefined;
  readonly onFilter: (filter: 'open' | 'resolved') => void;
  readonly onBegin: (about: CommentedPart) => void;
}

/** What is longer than words that a comment can be about leaves their field. */
const shortened = ({ quote, ...about }: CommentedPart): CommentedPart =>
  quote === undefined || quote.length > maxQuoteLength ? about : { ...about, quote };

/** Does what is asked of the panel, once it can. */
export function useRequests({ placed, onFilter, onBegin }: RequestsOptions): void {
  const t = useText();
  const { comments } = useEditorContext();
  const request = useStorePart(comments, (state) => state.request);
  const show = useShowPlace();
  useEffect(() => {
    if (!request || (!placed && request.kind !== 'new' && request.kind !== 'all')) return;
    comments.set({ ...comments.get(), request: undefined });
    const threads = placed ?? [];
    if (request.kind === 'all') focusSoon(commentsTitleID);
    else if (request.kind === 'new') onBegin(shortened(request.about));
    else if (request.kind === 'block') {
      const first = threads.find(
        ({ thread, place }) => thread.blockKey === request.key && place.kind !== 'page' && !thread.resolved,
      );
      onFilter('open');
      focusSoon(first ? threadElementID(first.thread.id) : commentsTitleID);
    } else {
      const found = threads.find(({ thread }) => thread.id === request.id || thread.comments.some(({ id }) => id === request.id));
      if (!found) {
        notify(t('comments.gone'), { kind: 'info' });
        focusSoon(commentsTitleID);
        return;
      }
      onFilter(found.thread.resolved ? 'resolved' : 'open');
      show(found, 'page');
      focusSoon(threadElementID(found.thread.id));
    }
  }, [request, placed, comments, onFilter, onBegin, show, t]);
}

import type { PageStatus } from '../../../page.schema.ts';
import { useEditor, useSaver } from '../editor-context.ts';
import { isDirty } from '../state/editor-state.ts';

/** The status of the page at hand, what is not saved yet or cannot be stored included. */
export function usePageStatus(): PageStatus {
  const isPublished = useSaver((state) => state.livePath !== null);
  const hasUnpublishedChanges = useSaver((state) => state.hasUnpublishedChanges);
  const hasUnsaved = useEditor(isDirty);
  const isAnyHeld = useSaver((state) => state.held.length > 0);
  if (!isPublished) return 'draft';
  return hasUnpublishedChanges || hasUnsaved || isAnyHeld ? 'changed' : 'live';
}

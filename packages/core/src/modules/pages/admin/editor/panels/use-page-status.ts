import type { PageStatus } from '../../../page.schema.ts';
import { useEditor, useSaver } from '../editor-context.ts';
import { isDirty } from '../state/editor-state.ts';

/** The status of the page at hand, what is not saved yet included. */
export function usePageStatus(): PageStatus {
  const isPublished = useSaver((state) => state.livePath !== null);
  const hasUnpublishedChanges = useSaver((state) => state.hasUnpublishedChanges);
  const hasUnsaved = useEditor(isDirty);
  if (!isPublished) return 'draft';
  return hasUnpublishedChanges || hasUnsaved ? 'changed' : 'live';
}

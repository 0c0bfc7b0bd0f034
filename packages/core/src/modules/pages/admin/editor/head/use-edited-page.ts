import type { EditedPageProps } from '#admin/module-parts.ts';
import { useEditor, useEditorContext, useSaver } from '../context/editor-context.ts';
import { usePageStatus } from '../panels/use-page-status.ts';
import { isDirty } from '../state/editor-state.ts';

/** The page at hand, as the parts of other modules meet it. */
export function useEditedPage(): EditedPageProps {
  const { page, isReadOnly, saver } = useEditorContext();
  const versionID = useSaver((state) => state.pageVersionID);
  const hasUnsaved = useEditor(isDirty);
  const status = usePageStatus();
  return {
    ...{ pageID: page.id, versionID, status, hasUnsaved },
    canEdit: !isReadOnly,
    canPublish: page.policies.canPublish,
    onRequested: saver.noteRequest,
  };
}

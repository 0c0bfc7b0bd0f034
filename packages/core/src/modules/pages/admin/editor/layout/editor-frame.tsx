import type { ReactElement, ReactNode } from 'react';
import { useEditor, useSaver } from '../context/editor-context.ts';

/** The element of the editor, which says of itself what is done in it and what is published. What stands in it is not drawn anew with that. */
export function EditorFrame({ children }: { readonly children: ReactNode }): ReactElement {
  const activity = useEditor((state) => state.activity);
  const publishedVersionID = useSaver((state) => state.published.publishedVersionID);
  const publishedID = useSaver((state) => state.published.publishedID);
  return (
    <div
      className="lc-editor"
      data-activity={activity}
      data-published-version={publishedVersionID ?? ''}
      data-published={publishedID ?? ''}
    >
      {children}
    </div>
  );
}

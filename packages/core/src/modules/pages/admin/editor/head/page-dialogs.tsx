import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { useEditor, useEditorContext } from '../context/editor-context.ts';
import { later } from '../late/later.tsx';
import { documentOf } from '../state/editor-state.ts';

const CopyPageDialog = later(async () => (await import('../../copies/copy-page-dialog.tsx')).CopyPageDialog);
const DeletePagesDialog = later(async () => (await import('../../trash/delete-pages-dialog.tsx')).DeletePagesDialog);
const SharePreviewDialog = later(async () => (await import('../../share/share-preview-dialog.tsx')).SharePreviewDialog);

export type PageDialog = 'copy' | 'delete' | 'share';

interface PageDialogsProps {
  readonly open: PageDialog | undefined;
  readonly onClose: () => void;
}

/** What is done with the page as a whole: copied, shown to others, or moved to the trash. */
export function PageDialogs({ open, onClose }: PageDialogsProps): ReactElement | null {
  const navigate = useNavigate();
  const { page, saver, isReadOnly } = useEditorContext();
  const title = useEditor((state) => documentOf(state).title);
  const slug = useEditor((state) => documentOf(state).slug);
  const { id, type, locale } = page;
  if (open === 'copy') return <CopyPageDialog page={{ id, type, locale, title, slug }} onClose={onClose} />;
  if (open === 'delete')
    return <DeletePagesDialog pages={[{ id, locale, title }]} onDeleted={() => void navigate('/')} onClose={onClose} />;
  if (open === 'share')
    return (
      <SharePreviewDialog
        pageID={id}
        version={async () => {
          const isStored = isReadOnly || (await saver.save({ isExplicit: true }));
          return isStored ? saver.get().pageVersionID : undefined;
        }}
        onClose={onClose}
      />
    );
  return null;
}

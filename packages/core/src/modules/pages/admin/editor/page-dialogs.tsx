import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { CopyPageDialog } from '../copies/copy-page-dialog.tsx';
import { DeletePagesDialog } from '../trash/delete-pages-dialog.tsx';
import { useEditor, useEditorContext } from './editor-context.ts';
import { documentOf } from './state/editor-state.ts';

interface PageDialogsProps {
  readonly open: 'copy' | 'delete' | undefined;
  readonly onClose: () => void;
}

/** What is done with the page as a whole: copied, or moved to the trash. */
export function PageDialogs({ open, onClose }: PageDialogsProps): ReactElement | null {
  const navigate = useNavigate();
  const { page } = useEditorContext();
  const { title, slug } = useEditor(documentOf);
  const { id, locale } = page;
  if (open === 'copy') return <CopyPageDialog page={{ id, locale, title, slug }} onClose={onClose} />;
  if (open === 'delete')
    return <DeletePagesDialog pages={[{ id, locale, title }]} onDeleted={() => void navigate('/')} onClose={onClose} />;
  return null;
}

import { Copy, EllipsisVertical, ExternalLink, EyeOff, History, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '#admin/messages/use-messages.ts';
import { usePermission } from '#admin/shell/app-context.ts';
import { IconButton } from '#admin/ui/controls/icon-button.tsx';
import { Menu } from '#admin/ui/controls/menu.tsx';
import { useEditorContext, useSaver } from '../context/editor-context.ts';
import { PageDialogs } from './page-dialogs.tsx';
import type { PageDialog } from './page-dialogs.tsx';
import { usePageStatus } from '../panels/use-page-status.ts';
import type { usePublishing } from '../unsaved/use-publishing.ts';
import { later } from '../late/later.tsx';
import { useSave } from '../unsaved/use-save.ts';
import { isDirty } from '../state/editor-state.ts';

const UnpublishDialog = later(async () => (await import('./unpublish-dialog.tsx')).UnpublishDialog);

/** What can be done with the page beside saving and publishing it. */
export function EditorMenu({ publishing }: { readonly publishing: ReturnType<typeof usePublishing> }): ReactElement {
  const t = useText();
  const navigate = useNavigate();
  const { page, store } = useEditorContext();
  const livePath = useSaver((state) => state.livePath);
  const status = usePageStatus();
  const save = useSave();
  const [isAsking, setAsking] = useState(false);
  const mayCreate = usePermission('create-page');
  const [dialog, setDialog] = useState<PageDialog>();
  /** What is unsaved belongs to the copy, and to what may come out of the trash again. */
  const openSaved = async (next: 'copy' | 'delete') => {
    if (!isDirty(store.get()) || (await save())) setDialog(next);
  };

  return (
    <>
      <Menu
        label={t('editor.more')}
        trigger={
          <IconButton size="large" label={t('editor.more')} icon={<EllipsisVertical className="lc-icon" aria-hidden="true" />} />
        }
        actions={[
          {
            key: 'view',
            label: t('editor.viewPage'),
            icon: <ExternalLink className="lc-icon" aria-hidden="true" />,
            ...(livePath !== null ? { href: livePath } : { disabledReason: t('panel.neverPublished') }),
          },
          {
            key: 'history',
            label: t('editor.history'),
            icon: <History className="lc-icon" aria-hidden="true" />,
            onPress: () => void navigate(`/pages/${page.id}/versions`),
          },
          {
            key: 'share',
            label: t('share.action'),
            icon: <Share2 className="lc-icon" aria-hidden="true" />,
            onPress: () => setDialog('share'),
          },
          ...(page.policies.canPublish
            ? [
                {
                  key: 'unpublish',
                  label: t('editor.unpublish'),
                  icon: <EyeOff className="lc-icon" aria-hidden="true" />,
                  isDanger: true,
                  disabledReason: livePath !== null ? undefined : t('panel.neverPublished'),
                  onPress: () => setAsking(true),
                },
              ]
            : []),
          ...(mayCreate
            ? [
                {
                  key: 'copy',
                  label: t('copyPage.action'),
                  icon: <Copy className="lc-icon" aria-hidden="true" />,
                  onPress: () => void openSaved('copy'),
                },
              ]
            : []),
          ...(page.policies.canDelete
            ? [
                {
                  key: 'delete',
                  label: t('deletePage.confirm'),
                  icon: <Trash2 className="lc-icon" aria-hidden="true" />,
                  isDanger: true,
                  onPress: () => void openSaved('delete'),
                },
              ]
            : []),
        ]}
      />
      {isAsking && (
        <UnpublishDialog
          pageID={page.id}
          path={livePath ?? ''}
          hasChanges={status === 'changed'}
          publishing={publishing}
          onClose={() => setAsking(false)}
        />
      )}
      <PageDialogs open={dialog} onClose={() => setDialog(undefined)} />
    </>
  );
}

import { ChevronRight, Copy, EllipsisVertical, ExternalLink, EyeOff, History, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { Link, useNavigate } from 'react-router';
import { PageStatusBadge } from '../page-status.tsx';
import { shortcutText } from '../../../../admin/shell/shortcuts.ts';
import { editorShortcuts } from '../shortcuts.ts';
import { useText } from '../../../../admin/messages/use-messages.ts';
import { usePermission } from '../../../../admin/shell/app-context.ts';
import { Button } from '../../../../admin/ui/controls/button.tsx';
import { IconButton } from '../../../../admin/ui/controls/icon-button.tsx';
import { Menu } from '../../../../admin/ui/controls/menu.tsx';
import { useScreenTitle } from '../../../../admin/ui/layout/screen.tsx';
import { useEditor, useEditorContext, useSaver } from './editor-context.ts';
import { HistoryButtons } from './history-buttons.tsx';
import type { BlockCommands } from './outline/use-block-commands.ts';
import { PageDialogs } from './page-dialogs.tsx';
import { PageHeadPart } from './page-head-part.tsx';
import { usePageStatus } from './panels/use-page-status.ts';
import { PeopleHere } from './presence/people-here.tsx';
import { usePublishing } from './save/use-publishing.ts';
import { useSave } from './save/use-save.ts';
import { SaveIndicator } from './save/save-indicator.tsx';
import { documentOf, isDirty } from './state/editor-state.ts';
import { UnpublishDialog } from './unpublish-dialog.tsx';

interface EditorHeadProps {
  readonly commands: BlockCommands;
  readonly onResolve: () => void;
}

/** The top line: which page, what state, is it saved, what can be done next. */
export function EditorHead({ commands, onResolve }: EditorHeadProps): ReactElement {
  const t = useText();
  const navigate = useNavigate();
  const { page, store, isReadOnly } = useEditorContext();
  const title = useEditor((state) => documentOf(state).title) || t('editor.untitled');
  const livePath = useSaver((state) => state.livePath);
  const status = usePageStatus();
  const save = useSave();
  const publishing = usePublishing();
  const { publish, pending } = publishing;
  const { headingRef } = useScreenTitle(title);
  const [isAsking, setAsking] = useState(false);
  const mayCreate = usePermission('create-page');
  const [dialog, setDialog] = useState<'copy' | 'delete'>();
  /** What is unsaved belongs to the copy, and to what may come out of the trash again. */
  const openSaved = async (next: 'copy' | 'delete') => {
    if (!isDirty(store.get()) || (await save())) setDialog(next);
  };

  return (
    <header className="lc-editor__head">
      <div className="lc-editor__name">
        <Link to="/" className="lc-editor__crumb">
          {t('editor.back')}
        </Link>
        <ChevronRight className="lc-icon lc-quiet" aria-hidden="true" />
        <h1 className="lc-editor__title" tabIndex={-1} ref={headingRef} lang={page.locale} title={title}>
          {title}
        </h1>
        <PageStatusBadge status={status} />
      </div>
      <div className="lc-editor__tools">
        <PeopleHere />
        {!isReadOnly && (
          <>
            <SaveIndicator onResolve={onResolve} />
            <HistoryButtons commands={commands} />
            <Button shortcut={shortcutText(editorShortcuts.save)} onPress={() => void save()}>
              {t('action.save')}
            </Button>
            <PageHeadPart />
            {page.policies.canPublish && (
              <Button
                theme="orange"
                isPending={pending === 'publish'}
                disabledReason={status === 'live' ? t('editor.nothingToPublish') : undefined}
                onPress={() => void publish()}
              >
                {pending === 'publish' ? t('editor.publishing') : t('editor.publish')}
              </Button>
            )}
          </>
        )}
        <Menu
          label={t('editor.more')}
          trigger={
            <IconButton
              size="large"
              label={t('editor.more')}
              icon={<EllipsisVertical className="lc-icon" aria-hidden="true" />}
            />
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
      </div>
      <UnpublishDialog isOpen={isAsking} path={livePath ?? ''} publishing={publishing} onClose={() => setAsking(false)} />
      <PageDialogs open={dialog} onClose={() => setDialog(undefined)} />
    </header>
  );
}

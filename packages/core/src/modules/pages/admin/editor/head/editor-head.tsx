import { ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { PageStatusBadge } from '../../page-status.tsx';
import { shortcutText } from '#admin/shell/shortcuts.ts';
import { ModulePart } from '#admin/shell/module-part.tsx';
import { editorShortcuts } from '../../shortcuts.ts';
import { useText, withMessages } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { useScreenTitle } from '#admin/ui/layout/screen.tsx';
import { useEditor, useEditorContext, useSaver } from '../context/editor-context.ts';
import { EditorMenu } from './editor-menu.tsx';
import { HistoryButtons } from './history-buttons.tsx';
import { later } from '../late/later.tsx';
import type { BlockCommands } from '../blocks/use-block-commands.ts';
import { PageHeadParts } from './page-head-parts.tsx';
import { usePageStatus } from '../panels/use-page-status.ts';
import { PeopleHere } from '../presence/people-here.tsx';
import { usePublishing } from '../unsaved/use-publishing.ts';
import { useSave } from '../unsaved/use-save.ts';
import { SaveIndicator } from '../unsaved/save-indicator.tsx';
import { documentOf } from '../state/editor-state.ts';

const OverruledIndicator = later(
  withMessages(
    [() => import('../choices/choices.messages.ts')],
    async () => (await import('../choices/overruled-indicator.tsx')).OverruledIndicator,
  ),
);

interface EditorHeadProps {
  readonly commands: BlockCommands;
}

/** The top line: which page, what state, is it saved, what can be done next. */
export function EditorHead({ commands }: EditorHeadProps): ReactElement {
  const t = useText();
  const { page, isReadOnly } = useEditorContext();
  const title = useEditor((state) => documentOf(state).title) || t('editor.untitled');
  const status = usePageStatus();
  const save = useSave();
  const publishing = usePublishing();
  const isOverruled = useSaver((state) => state.overruled.length > 0);
  const { headingRef } = useScreenTitle(title);

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
            <SaveIndicator />
            {isOverruled && <OverruledIndicator />}
            <HistoryButtons commands={commands} />
          </>
        )}
        <ModulePart name="pageCommentsButton" props={{}} />
        {!isReadOnly && (
          <>
            <Button shortcut={shortcutText(editorShortcuts.save)} onPress={() => void save()}>
              {t('action.save')}
            </Button>
            <PageHeadParts />
          </>
        )}
        <EditorMenu publishing={publishing} />
      </div>
    </header>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { useApp } from '../../../../admin/shell/app-context.ts';
import { useText } from '../../../../admin/messages/use-messages.ts';
import { SegmentedControl } from '../../../../admin/ui/controls/segmented-control.tsx';
import { Tabs } from '../../../../admin/ui/controls/tabs.tsx';
import { useEditor, useEditorContext, useSaver } from './editor-context.ts';
import { EditorHead } from './editor-head.tsx';
import { useBlockCommands } from './outline/use-block-commands.ts';
import { Outline } from './outline/outline.tsx';
import { BlockPane } from './panels/block-pane.tsx';
import { OpeningPanel } from './panels/opening-panel.tsx';
import { PagePanel } from './panels/page-panel.tsx';
import { SeoPanel } from './panels/seo-panel.tsx';
import { SettingsPanel } from './panels/settings-panel.tsx';
import { TranslationsPanel } from './panels/translations-panel.tsx';
import { onRevealPane } from './pane.ts';
import type { Pane } from './pane.ts';
import { usePresence } from './presence/use-presence.ts';
import { LazyPreview } from './preview/lazy-preview.tsx';
import { usePreviewChoice } from './preview/preview-choice.ts';
import { PreviewToggle } from './preview/preview-toggle.tsx';
import { ProblemsBar } from './problems-bar.tsx';
import { ConflictDialog } from './save/conflict-dialog.tsx';
import { LeaveGuard } from './save/leave-guard.tsx';
import { countInTab } from './state/problems.ts';
import type { EditorTab } from './state/problems.ts';
import { activityOf, tabOfActivity } from './state/tab-activity.ts';
import { FindBar } from './find/find-bar.tsx';
import { useFindKey } from './find/use-find-key.ts';
import { useEditorKeys } from './use-editor-keys.ts';
import { usePageActions } from './use-page-actions.ts';

/** The page editor: its top line, its tabs, and on the first of them outline, fields and the page. */
export function PageEditor(): ReactElement {
  const t = useText();
  const { boot, session } = useApp();
  const isTranslatable = boot.locales.availableLocales.length > 1;
  const { store, saver, isReadOnly } = useEditorContext();
  const queries = useQueryClient();
  const activity = useEditor((state) => state.activity);
  const problems = useEditor((state) => state.problems);
  const main = useEditor((state) => state.main);
  const isConflict = useSaver((state) => state.status.kind === 'conflict');
  const savedAt = useSaver((state) => (state.status.kind === 'saved' ? state.status.at : undefined));
  const commands = useBlockCommands();
  const [isDeciding, setDeciding] = useState(false);
  const [pane, setPane] = useState<Pane>('outline');
  const [preview, setPreview] = usePreviewChoice();
  useEditorKeys(commands);
  const find = useFindKey();
  usePageActions(find.open);
  usePresence();

  useEffect(() => saver.watch(), [saver]);
  useEffect(() => onRevealPane(setPane), []);
  useEffect(() => session.onResume(saver.retry), [session, saver]);
  useEffect(() => {
    addEventListener('online', saver.retry);
    return () => removeEventListener('online', saver.retry);
  }, [saver]);
  useEffect(() => {
    if (savedAt) void queries.invalidateQueries({ queryKey: ['pages'] });
  }, [savedAt, queries]);

  // A conflict asks by itself, once; deciding later leaves it to the top line.
  const [wasConflict, setWasConflict] = useState(false);
  if (wasConflict !== isConflict) {
    setWasConflict(isConflict);
    setDeciding(isConflict);
  }

  const panes: readonly { readonly value: Pane; readonly label: string }[] = [
    { value: 'outline', label: t('panel.outline') },
    { value: 'fields', label: t('panel.fields') },
    { value: 'page', label: t('panel.page') },
    ...(preview.isShown ? [{ value: 'preview' as const, label: t('panel.preview') }] : []),
  ];
  const overview = (
    <div
      className="lc-workbench"
      data-pane={pane === 'preview' && !preview.isShown ? 'outline' : pane}
      data-preview={preview.isShown || undefined}
    >
      <div className="lc-workbench__switch">
        <SegmentedControl label={t('panel.view')} isLabelHidden value={pane} options={panes} onChange={setPane} />
      </div>
      <div className="lc-workbench__outline">
        <Outline />
      </div>
      {preview.isShown && (
        <div className="lc-workbench__preview">
          <LazyPreview device={preview.device} onDevice={(device) => setPreview({ device })} />
        </div>
      )}
      <div className="lc-workbench__centre">
        <OpeningPanel />
        <BlockPane commands={commands} />
      </div>
      <div className="lc-workbench__side">
        <PagePanel />
      </div>
    </div>
  );
  const tab = (key: EditorTab, label: string, panel: ReactElement) => {
    const count = countInTab(problems, key, main);
    return { key, label, panel, problems: count, problemsText: t('problems.count', { count }) };
  };
  return (
    <div className="lc-editor">
      <EditorHead commands={commands} onResolve={() => setDeciding(true)} />
      {isReadOnly && <p className="lc-editor__note">{t('editor.readOnly')}</p>}
      <ProblemsBar />
      <Tabs<EditorTab>
        label={t('editor.tabs')}
        selected={tabOfActivity(activity)}
        onSelect={(key) => store.dispatch({ type: 'activity', activity: activityOf[key] })}
        aside={
          <PreviewToggle
            isShown={preview.isShown}
            onChange={(isShown) => {
              setPreview({ isShown });
              setPane(isShown ? 'preview' : 'outline');
            }}
          />
        }
        tabs={[
          tab('overview', t('editor.tab.overview'), overview),
          tab('settings', t('editor.tab.settings'), <SettingsPanel />),
          tab('seo', t('editor.tab.seo'), <SeoPanel />),
          ...(isTranslatable ? [tab('translations', t('translations.title'), <TranslationsPanel />)] : []),
        ]}
      />
      {find.isOpen && <FindBar onClose={find.close} />}
      <LeaveGuard />
      {isDeciding && <ConflictDialog onClose={() => setDeciding(false)} />}
    </div>
  );
}

import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { useApp } from '#admin/shell/app-context.ts';
import { ModulePart } from '#admin/shell/module-part.tsx';
import { useText, withMessages } from '#admin/messages/use-messages.ts';
import { SegmentedControl } from '#admin/ui/controls/segmented-control.tsx';
import { Skeleton } from '#admin/ui/layout/skeleton.tsx';
import { Tabs } from '#admin/ui/controls/tabs.tsx';
import { useStorePart } from '#admin/ui/store/use-store.ts';
import { BlockDialogs } from './block-dialogs/block-dialogs.tsx';
import { useClipboard } from './clipboard/use-clipboard.ts';
import { useClipboardEvents } from './clipboard/use-clipboard-events.ts';
import { useEditor, useEditorContext, useSaver } from './context/editor-context.ts';
import { EditorFrame } from './layout/editor-frame.tsx';
import { EditorHead } from './head/editor-head.tsx';
import { PageAnswer } from './head/page-head-parts.tsx';
import { useBlockCommands } from './blocks/use-block-commands.ts';
import { Outline } from './outline/outline.tsx';
import { BlockPane } from './panels/block-pane.tsx';
import { OpeningPanel } from './panels/opening-panel.tsx';
import { PagePanel } from './panels/page-panel.tsx';
import { later, useLaterParts } from './late/later.tsx';
import { onRevealPane } from './focus/pane.ts';
import type { Pane } from './focus/pane.ts';
import { usePresence } from './presence/use-presence.ts';
import { LazyPreview } from './preview/lazy-preview.tsx';
import { usePreviewChoice } from './preview/preview-choice.ts';
import { PreviewToggle } from './preview/preview-toggle.tsx';
import { ProblemsBar } from './head/problems-bar.tsx';
import { useSaverEvents } from './unsaved/use-saver-events.ts';
import { LeaveGuard } from './unsaved/leave-guard.tsx';
import type { EditorState } from './state/editor-state.ts';
import { isText } from './state/is-text.ts';
import { countInTab } from './state/problems.ts';
import type { EditorTab } from './state/problems.ts';
import { activityOf, tabOfActivity } from './state/tab-activity.ts';
import { useFindKey } from './find/use-find-key.ts';
import { useEditorKeys } from './keys/use-editor-keys.ts';
import { usePageActions } from './keys/use-page-actions.ts';
import { useSelectAll } from './keys/use-select-all.ts';

const ReviewBar = later(async () => (await import('./upkeep/review-bar.tsx')).ReviewBar);
const PlacelessConflicts = later(async () => (await import('./choices/placeless-conflicts.tsx')).PlacelessConflicts);
const FindBar = later(
  withMessages([() => import('./find/find.messages.ts')], async () => (await import('./find/find-bar.tsx')).FindBar),
);
const SettingsPanel = later(async () => (await import('./panels/settings-panel.tsx')).SettingsPanel, <Skeleton lines={5} />);
const SeoPanel = later(async () => (await import('./panels/seo-panel.tsx')).SeoPanel, <Skeleton lines={5} />);
const TranslationsPanel = later(
  async () => (await import('./panels/translations-panel.tsx')).TranslationsPanel,
  <Skeleton lines={5} />,
);

/** The number of problems in each tab: told when one of them changes, not with every change of the page. */
function useTabProblems(): Readonly<Record<EditorTab, number>> {
  const countOf = (tab: EditorTab) => (state: EditorState) => countInTab(state.problems, tab, state.main);
  return {
    overview: useEditor(countOf('overview')),
    settings: useEditor(countOf('settings')),
    seo: useEditor(countOf('seo')),
    translations: useEditor(countOf('translations')),
  };
}

/** The page editor: its top line, its tabs, and on the first of them outline, fields and the page. */
export function PageEditor(): ReactElement {
  const t = useText();
  const { boot } = useApp();
  const isTranslatable = boot.locales.availableLocales.length > 1;
  const { store, registry, page, comments, isReadOnly } = useEditorContext();
  const isChoosing = useSaver((state) => state.conflicts.length > 0);
  const isCommenting = useStorePart(comments, ({ isShown }) => isShown);
  const selected = useEditor((state) => tabOfActivity(state.activity));
  const problems = useTabProblems();
  const commands = useBlockCommands();
  const isTextSelected = useEditor(({ history: { present }, selected }) => {
    const definition = registry.blocks[present.blocks[selected ?? '']?.type ?? ''];
    return definition !== undefined && isText(definition);
  });
  const [pane, setPane] = useState<Pane>(isCommenting ? 'page' : 'outline');
  const [preview, setPreview] = usePreviewChoice(isTextSelected);
  useEditorKeys(commands);
  useSelectAll(commands);
  useClipboardEvents(useClipboard(commands));
  const find = useFindKey();
  usePageActions(find.open);
  usePresence();
  useSaverEvents();
  useLaterParts();
  useEffect(() => onRevealPane(setPane), []);

  const panes: readonly { readonly value: Pane; readonly label: string }[] = [
    { value: 'outline', label: t('panel.outline') },
    { value: 'fields', label: t('panel.fields') },
    { value: 'page', label: t(isCommenting ? 'panel.comments' : 'panel.page') },
    ...(preview.isShown ? [{ value: 'preview' as const, label: t('panel.preview') }] : []),
  ];
  const overview = (
    <div
      className="lc-workbench"
      data-pane={pane === 'preview' && !preview.isShown ? 'outline' : pane}
      data-preview={preview.isShown || undefined}
      data-comments={isCommenting || undefined}
    >
      <div className="lc-workbench__switch">
        <SegmentedControl label={t('panel.view')} isLabelHidden value={pane} options={panes} onChange={setPane} />
      </div>
      <div className="lc-workbench__outline">
        <Outline />
      </div>
      {preview.isShown && (
        <div className="lc-workbench__preview">
          <LazyPreview width={preview.width} theme={preview.theme} onChange={setPreview} />
        </div>
      )}
      <div className="lc-workbench__centre">
        <OpeningPanel />
        <BlockPane commands={commands} />
      </div>
      <div className="lc-workbench__side">{isCommenting ? <ModulePart name="pageComments" props={{}} /> : <PagePanel />}</div>
    </div>
  );
  const tab = (key: EditorTab, label: string, panel: ReactElement) => {
    const count = problems[key];
    return { key, label, panel, problems: count, problemsText: t('problems.count', { count }) };
  };
  return (
    <EditorFrame>
      <EditorHead commands={commands} />
      {isReadOnly && <p className="lc-editor__note">{t('editor.readOnly')}</p>}
      {page.reviewDueAt !== null && <ReviewBar />}
      {!isReadOnly && <PageAnswer />}
      {isTranslatable && <ModulePart name="pageSource" props={{}} />}
      {boot.canTranslate && <ModulePart name="pageUnread" props={{}} />}
      <ProblemsBar />
      {isChoosing && <PlacelessConflicts />}
      <Tabs<EditorTab>
        label={t('editor.tabs')}
        selected={selected}
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
          // Whoever comes back finds the preview and the place in a text as they left them.
          { ...tab('overview', t('editor.tab.overview'), overview), isKept: true },
          tab('settings', t('editor.tab.settings'), <SettingsPanel />),
          tab('seo', t('editor.tab.seo'), <SeoPanel />),
          ...(isTranslatable ? [tab('translations', t('translations.title'), <TranslationsPanel />)] : []),
        ]}
      />
      {find.isOpen && <FindBar onClose={find.close} />}
      {!isReadOnly && <BlockDialogs />}
      <LeaveGuard />
    </EditorFrame>
  );
}

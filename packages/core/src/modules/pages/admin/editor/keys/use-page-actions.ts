import { CloudUpload, ExternalLink, Plus, Save, Search } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { publicPath } from '#contract/locale.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { rememberRecent } from '#admin/palette/recent.ts';
import { useScreenActions } from '#admin/palette/screen-actions.ts';
import { useApp } from '#admin/shell/app-context.ts';
import { useEditor, useEditorContext, useSaver } from '../context/editor-context.ts';
import { addButtonId } from '../focus/focus.ts';
import { revealPane } from '../focus/pane.ts';
import { usePageStatus } from '../panels/use-page-status.ts';
import { askToPublish } from '../head/publish-asked.ts';
import { useSave } from '../unsaved/use-save.ts';
import { activities } from '../state/editor-document.ts';
import { documentOf } from '../state/editor-state.ts';

/** What can be done with the page at hand, for the command palette; and remembers it as opened. */
export function usePageActions(find: () => void): void {
  const t = useText();
  const { boot } = useApp();
  const { store, page, isReadOnly } = useEditorContext();
  const save = useSave();
  const status = usePageStatus();
  const livePath = useSaver((state) => state.livePath);
  const title = useEditor((state) => state.saved.title) || t('editor.untitled');
  const slug = useEditor((state) => documentOf(state).slug);

  const actions = useMemo(() => {
    const addBlock = () => {
      store.dispatch({ type: 'activity', activity: activities.Editing });
      revealPane('outline');
      requestAnimationFrame(() => document.getElementById(addButtonId)?.click());
    };
    const mayPublish = !isReadOnly && page.policies.canPublish && status !== 'live';
    return [
      ...(isReadOnly ? [] : [{ key: 'save', title: t('action.save'), icon: Save, run: () => void save() }]),
      ...(mayPublish ? [{ key: 'publish', title: t('editor.publish'), icon: CloudUpload, run: () => askToPublish() }] : []),
      ...(livePath === null
        ? []
        : [
            {
              key: 'view',
              title: t('editor.viewPage'),
              icon: ExternalLink,
              run: () => void window.open(livePath, '_blank', 'noopener'),
            },
          ]),
      ...(isReadOnly ? [] : [{ key: 'add', title: t('outline.add'), icon: Plus, run: addBlock }]),
      { key: 'find', title: t('find.title'), icon: Search, run: find },
    ];
  }, [t, store, page, isReadOnly, status, livePath, save, find]);
  useScreenActions(t('palette.page'), actions);

  const { id, locale } = page;
  useEffect(
    () => rememberRecent(boot.user.ID, { to: `/pages/${id}`, title, detail: publicPath(slug, locale, boot.locales) }),
    [boot, id, title, slug, locale],
  );
}

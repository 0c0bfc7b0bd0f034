import { ChevronRight, CircleAlert } from 'lucide-react';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useErrorText } from '../../../../admin/shell/app-context.ts';
import { useText } from '../../../../admin/messages/use-messages.ts';
import { Button } from '../../../../admin/ui/controls/button.tsx';
import { useEditor, useEditorContext } from './editor-context.ts';
import { focusField } from './focus.ts';
import { activities } from './state/editor-document.ts';
import { documentOf } from './state/editor-state.ts';
import { blockKeyOf, countAll, generalPath, problemPaths, tabOf } from './state/problems.ts';
import type { EditorTab } from './state/problems.ts';

const activityOf: Readonly<Record<EditorTab, (typeof activities)[keyof typeof activities]>> = {
  overview: activities.Editing,
  settings: activities.EditingPageSettings,
  seo: activities.EditingSEOSettings,
};
const none: readonly string[] = [];

/** The number of problems that keep the page from being published, and the way to each of them. */
export function ProblemsBar(): ReactElement | null {
  const t = useText();
  const textOf = useErrorText();
  const { store } = useEditorContext();
  const problems = useEditor((state) => state.problems);
  const document = useEditor(documentOf);
  const general = useEditor((state) => state.problems[generalPath] ?? none);
  const [last, setLast] = useState<string>();
  const paths = problemPaths(problems, document);
  const count = countAll(problems);

  const goTo = (path: string | undefined) => {
    if (path === undefined) return;
    setLast(path);
    const tab = tabOf(path);
    const key = blockKeyOf(path);
    if (key && Object.hasOwn(document.blocks, key)) store.dispatch({ type: 'select', key });
    else store.dispatch({ type: 'activity', activity: activityOf[tab] });
    focusField(path);
  };
  if (count === 0) return null;
  const place = last === undefined ? -1 : paths.indexOf(last);
  return (
    <div className="lc-problems" role="region" aria-label={t('problems.count', { count })}>
      <CircleAlert className="lc-icon" aria-hidden="true" />
      <p className="lc-problems__text">
        <strong>{t('problems.count', { count })}</strong>
        {general.length > 0 && ` – ${general.map((code) => textOf({ code })).join(' ')}`}
      </p>
      {paths.length > 0 && (
        <Button size="small" id="problems-first" onPress={() => goTo(paths[0])}>
          {t('problems.first')}
        </Button>
      )}
      {paths.length > 1 && place !== -1 && (
        <Button
          size="small"
          icon={<ChevronRight className="lc-icon" aria-hidden="true" />}
          onPress={() => goTo(paths[(place + 1) % paths.length])}
        >
          {t('problems.next')}
        </Button>
      )}
    </div>
  );
}

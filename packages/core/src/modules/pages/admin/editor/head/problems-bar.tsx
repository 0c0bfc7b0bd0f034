import { ChevronRight, CircleAlert } from 'lucide-react';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useErrorText } from '#admin/shell/app-context.ts';
import { useText, withMessages } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { useEditor, useSaver, useStructure } from '../context/editor-context.ts';
import { focusField } from '../focus/focus.ts';
import { later } from '../late/later.tsx';
import { countAll, generalPath, problemPaths } from '../state/problems.ts';
import { useGoTo } from '../focus/use-go-to.ts';

const HeldFields = later(
  withMessages(
    [() => import('../unsaved/held.messages.ts')],
    async () => (await import('../unsaved/held-fields.tsx')).HeldFields,
  ),
);

const none: readonly string[] = [];

/** The number of problems, what they keep from happening, and the way to each of them. */
export function ProblemsBar(): ReactElement | null {
  const t = useText();
  const textOf = useErrorText();
  const open = useGoTo();
  const problems = useEditor((state) => state.problems);
  const document = useStructure();
  const main = useEditor((state) => state.main);
  const general = useEditor((state) => state.problems[generalPath] ?? none);
  const isUnsaved = useSaver((state) => state.status.kind === 'refused');
  const isAnyHeld = useSaver((state) => state.held.length > 0);
  const [last, setLast] = useState<string>();
  const paths = problemPaths(problems, document, main);
  const count = countAll(problems);

  const goTo = (path: string | undefined) => {
    if (path === undefined) return;
    setLast(path);
    open(path);
    focusField(path);
  };
  if (count === 0 && !isAnyHeld) return null;
  const place = last === undefined ? -1 : paths.indexOf(last);
  return (
    <div className="lc-problems" role="region" aria-label={t('problems.count', { count })}>
      <CircleAlert className="lc-icon" aria-hidden="true" />
      <p className="lc-problems__text">
        <strong>{count > 0 && t(isUnsaved ? 'problems.preventSaving' : 'problems.preventPublishing', { count })}</strong>
        {general.length > 0 && ` – ${general.map((code) => textOf({ code })).join(' ')}`}
      </p>
      {isAnyHeld && <HeldFields />}
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

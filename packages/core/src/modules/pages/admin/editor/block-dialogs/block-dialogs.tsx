import { lazy, Suspense, useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { withMessages } from '#admin/messages/use-messages.ts';
import { useEditor, useEditorContext } from '../context/editor-context.ts';
import { kindOf } from '../registry/registry.ts';
import { activities } from '../state/editor-document.ts';
import { documentOf } from '../state/editor-state.ts';
import { onAskWhere } from '../blocks/ask-where.ts';

const messages = [() => import('./block-dialogs.messages.ts')];
const ReplaceDialog = lazy(withMessages(messages, () => import('./replace-dialog.tsx')));
const MoveDialog = lazy(withMessages(messages, () => import('./move-dialog.tsx')));

/** What is asked about a block: which type takes its place, where it shall go. Fetched when it is first asked. */
export function BlockDialogs(): ReactElement {
  const { registry } = useEditorContext();
  const replaced = useEditor((state) =>
    state.activity === activities.ReplaceBlock && state.selected !== null ? documentOf(state).blocks[state.selected] : undefined,
  );
  const kind = replaced && kindOf(registry, replaced);
  const [moved, setMoved] = useState<string>();
  useEffect(() => onAskWhere(setMoved), []);
  return (
    <Suspense>
      {replaced && kind?.kind === 'known' && <ReplaceDialog block={replaced} definition={kind.definition} />}
      {moved !== undefined && <MoveDialog key={moved} blockKey={moved} onClose={() => setMoved(undefined)} />}
    </Suspense>
  );
}

import { Languages } from 'lucide-react';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { Button } from '#admin/ui/controls/button.tsx';
import { useStorePart } from '#admin/ui/store/use-store.ts';
import { useEditor, useEditorContext } from '../context/editor-context.ts';
import { formId } from '../focus/focus.ts';
import { documentOf } from '../state/editor-state.ts';
import { isUnread } from '../state/unread.store.ts';

/** The place that has the focus once the note above it is gone. */
const placeOf = (part: string): HTMLElement | null =>
  document.getElementById(formId(part.replace(/^blocks\./, ''))) ?? document.querySelector<HTMLElement>('.lc-editor__title');

/** Says above the fields of a part that a machine wrote it, and takes the word of whoever read it. */
export function UnreadNote({ part }: { readonly part: string }): ReactElement | null {
  const { unread } = useEditorContext();
  const told = useStorePart(unread, (state) => state);
  const isMarked = useEditor((state) => isUnread(told, documentOf(state), part));
  const [isPending, setPending] = useState(false);
  if (!isMarked) return null;
  const { words, approve } = told;
  return (
    <div className="lc-unread-note">
      <p>
        <Languages className="lc-icon" aria-hidden="true" />
        {words.note}
      </p>
      {approve && (
        <Button
          size="small"
          isPending={isPending}
          onPress={() => {
            setPending(true);
            void approve(part).then((isNoted) => {
              setPending(false);
              if (isNoted) placeOf(part)?.focus();
            });
          }}
        >
          {words.right}
        </Button>
      )}
    </div>
  );
}

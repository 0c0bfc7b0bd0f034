import { useEffect, useRef, useState } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { announce } from '#admin/ui/overlay/announce.ts';
import { useEditor, useEditorContext } from '../context/editor-context.ts';
import { documentOf } from '../state/editor-state.ts';
import type { EditorDocument } from '../state/editor-document.ts';
import { answerText } from './answer-text.ts';
import type { AccessAnswer } from './access-question.ts';
import type { Preview } from './create-preview.ts';

interface Checked {
  /** Undefined while the page is being checked. */
  readonly answer: AccessAnswer | undefined;
  /** As it stood then. */
  readonly document: EditorDocument;
}

interface AccessCheck {
  /** Undefined where nobody asked. */
  readonly answer: AccessAnswer | undefined;
  readonly isOpen: boolean;
  readonly isOutdated: boolean;
  readonly check: () => void;
  readonly close: () => void;
}

/** Id of the button that asks. */
export const checkButtonId = 'preview-access';

/** The check of the page that a preview shows: asked for by a person, said aloud when it is done. */
export function useAccessCheck(preview: Preview): AccessCheck {
  const t = useText();
  const { store } = useEditorContext();
  const [checked, setChecked] = useState<Checked>();
  // Of each letter only this is asked: the pane is drawn anew when the answer changes.
  const isOutdated = useEditor((state) => checked !== undefined && checked.document !== documentOf(state));
  const round = useRef(0);
  useEffect(
    () => () => {
      round.current = -1;
    },
    [],
  );
  const check = (): void => {
    const mine = (round.current += 1);
    const document = documentOf(store.get());
    setChecked({ answer: undefined, document });
    void preview.checkAccess().then((answer) => {
      if (mine !== round.current) return;
      setChecked({ answer, document });
      announce(answerText(t, answer));
    });
  };
  const close = (): void => {
    round.current += 1;
    setChecked(undefined);
    window.document.getElementById(checkButtonId)?.focus();
  };
  return {
    answer: checked?.answer,
    isOpen: checked !== undefined,
    isOutdated,
    check,
    close,
  };
}

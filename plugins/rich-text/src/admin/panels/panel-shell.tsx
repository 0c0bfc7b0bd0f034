import { useEffect, useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { ReactEditor, useSlateStatic } from 'slate-react';
import { useEditorFacts } from '../editor-context.ts';
import { t } from '../editor-texts.ts';
import { ToolbarIcon } from '../toolbar/toolbar-icon.tsx';
import { panelSide, usePanelPlace } from './use-panel-place.ts';
import { isComposing } from '@lectern/core';

interface PanelShellProps {
  readonly title: string;
  /** Pressed Enter in a field of one line. */
  readonly onEnter?: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const isField = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'file'].includes(target.type);

const fields = 'input:not([type=hidden]), textarea, select, button';

/** Whether a key was pressed in the panel itself, and not in a dialog or a list that stands elsewhere on the page. */
const isInside = (event: KeyboardEvent): boolean => event.target instanceof Node && event.currentTarget.contains(event.target);

/** Whether what has the focus has a list open, which Escape closes first. */
const hasOpenList = (target: EventTarget): boolean => target instanceof Element && target.ariaExpanded === 'true';

/**
 * A panel stands in the editor itself: below the place in the text that it is about, or at the head where it is about all of
 * the text. The focus goes to its first field; Escape closes it.
 */
export function PanelShell({ title, onEnter, onClose, children }: PanelShellProps) {
  const titleId = useId();
  const element = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const { panel } = useEditorFacts();
  usePanelPlace(element);
  const editor = useSlateStatic();
  // A panel with a better place for it takes the focus there afterwards.
  useEffect(() => {
    // Said to Slate itself: it does not hear of it while it draws a selection, and takes the focus back with the next one.
    ReactEditor.blur(editor);
    body.current?.querySelector<HTMLElement>(fields)?.focus({ preventScroll: true });
  }, [editor]);
  return (
    <div
      ref={element}
      role="group"
      aria-labelledby={titleId}
      className="rich-text-editor__panel"
      data-side={panel && panelSide(panel)}
      // On the way down: what chooses from a list keeps every key for itself.
      onKeyDownCapture={(event) => {
        if (event.key !== 'Escape' || isComposing(event) || !isInside(event) || hasOpenList(event.target)) return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
      onKeyDown={(event) => {
        if (
          event.key !== 'Enter' ||
          event.defaultPrevented ||
          isComposing(event) ||
          !onEnter ||
          !isInside(event) ||
          !isField(event.target)
        )
          return;
        event.preventDefault();
        event.stopPropagation();
        onEnter();
      }}
    >
      <div className="rich-text-editor__panel-head">
        <strong id={titleId}>{title}</strong>
        <button
          type="button"
          className="rich-text-editor__button"
          aria-label={t('panel.close')}
          title={t('panel.closeKeys')}
          onClick={onClose}
        >
          <ToolbarIcon name="close" />
        </button>
      </div>
      <div ref={body} className="rich-text-editor__panel-body">
        {children}
      </div>
    </div>
  );
}

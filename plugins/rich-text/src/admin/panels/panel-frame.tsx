import { useId } from 'react';
import type { ReactNode } from 'react';
import { ToolbarIcon } from '../toolbar/toolbar-icon.tsx';
import { t } from '../editor-texts.ts';

interface PanelFrameProps {
  readonly title: string;
  /** Pressed Enter in a field of one line. */
  readonly onEnter?: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const isField = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'file'].includes(target.type);

/** A panel stands in the editor itself, above the text, so that nothing covers what it is about. Escape closes it. */
export function PanelFrame({ title, onEnter, onClose, children }: PanelFrameProps) {
  const titleId = useId();
  return (
    <div
      role="group"
      aria-labelledby={titleId}
      className="rich-text-editor__panel"
      onKeyDown={(event) => {
        if (event.defaultPrevented) return;
        if (event.key === 'Escape') onClose();
        else if (event.key === 'Enter' && onEnter && isField(event.target)) {
          event.preventDefault();
          onEnter();
        } else return;
        event.stopPropagation();
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
      {children}
    </div>
  );
}

import { useCallback, useRef } from 'react';
import { useSlate } from 'slate-react';
import { useEditorFacts } from '../editor-context.ts';
import { StillToolbarButton } from './toolbar-button.tsx';
import type { Row } from './use-toolbar-rows.ts';

interface ToolbarRowProps {
  readonly row: Row;
  /** The id of the action with the toolbar's tab stop, in this row or another. */
  readonly current: string;
}

/** One row of the toolbar; those below the first are groups with a name. */
export function ToolbarRow({ row, current }: ToolbarRowProps) {
  const editor = useSlate();
  const { focusText } = useEditorFacts();
  const latest = useRef(row.actions);
  latest.current = row.actions;
  const press = useCallback(
    (id: string) => {
      latest.current.find((action) => action.id === id)?.run();
      // A command may take its own button away, and the focus with it.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) focusText();
      });
    },
    [focusText],
  );
  return (
    <div id={row.id} className="rich-text-editor__row" {...(row.label ? { role: 'group', 'aria-label': row.label } : {})}>
      {row.actions.map((action) => (
        <StillToolbarButton
          key={action.id}
          id={action.id}
          label={action.label}
          keys={action.keys}
          icon={action.icon}
          tabIndex={action.id === current ? 0 : -1}
          isPressed={action.isOn?.(editor)}
          disabledReason={action.disabledReason?.(editor)}
          {...(action.isExpanded === undefined ? {} : { isExpanded: action.isExpanded })}
          hasMenu={action.hasMenu ?? false}
          controls={action.controls}
          onPress={press}
        />
      ))}
    </div>
  );
}

import { useSlate } from 'slate-react';
import { useEditorFacts } from '../editor-context.ts';
import { ToolbarButton } from './toolbar-button.tsx';
import type { Action, Row } from './use-toolbar-rows.ts';

interface ToolbarRowProps {
  readonly row: Row;
  /** The id of the action with the toolbar's tab stop, in this row or another. */
  readonly current: string;
}

/** One row of the toolbar; those below the first are groups with a name. */
export function ToolbarRow({ row, current }: ToolbarRowProps) {
  const editor = useSlate();
  const { focusText } = useEditorFacts();
  const press = (action: Action) => () => {
    action.run();
    // A command may take its own button away, and the focus with it.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusText();
    });
  };
  return (
    <div id={row.id} className="rich-text-editor__row" {...(row.label ? { role: 'group', 'aria-label': row.label } : {})}>
      {row.actions.map((action) => (
        <ToolbarButton
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
          onPress={press(action)}
        />
      ))}
    </div>
  );
}

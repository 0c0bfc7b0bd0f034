import { useUses } from '@lectern/core/admin';
import { useId, useState } from 'react';
import type { FocusEvent, KeyboardEvent, Ref } from 'react';
import { useSlate } from 'slate-react';
import { useEditorFacts } from '../editor-context.ts';
import { partUses } from '../insert/insert-items.ts';
import type { InsertItem } from '../insert/insert-items.ts';
import { InsertMenu } from '../insert/insert-menu.tsx';
import { nextIndex } from './next-index.ts';
import { firstItems } from './toolbar-items.ts';
import { ToolbarRow } from './toolbar-row.tsx';
import { useToolbarRows } from './use-toolbar-rows.ts';
import { t } from '../editor-texts.ts';

interface ToolbarProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly items: readonly InsertItem[];
}

const first = firstItems[0]?.id ?? '';
const buttonsOf = (toolbar: Element) => [...toolbar.querySelectorAll<HTMLElement>('button[data-item]')];

/** One tab stop with arrow keys, as toolbars are. Rows for what the caret is in come below when it is there. */
export function Toolbar({ ref, items }: ToolbarProps) {
  const editor = useSlate();
  const { id: controls, openPanel, focusText } = useEditorFacts();
  const [wanted, setWanted] = useState(first);
  const [isOpen, setOpen] = useState(false);
  const [isInserting, setInserting] = useState(false);
  const moreId = useId();
  const menuId = useId();
  const habit = useUses(partUses);

  const rows = useToolbarRows({
    more: { id: moreId, isOpen, toggle: () => setOpen(!isOpen) },
    insert: { id: menuId, isOpen: isInserting, toggle: () => setInserting(!isInserting) },
  });
  const ids = rows.flatMap((row) => row.actions.map((action) => action.id));
  // The tab stop never stays on a button that is gone.
  const current = ids.includes(wanted) ? wanted : first;

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      focusText();
      return;
    }
    const buttons = buttonsOf(event.currentTarget);
    const index = buttons.findIndex((button) => button === document.activeElement);
    const next = index < 0 ? undefined : nextIndex(event.key, { index, count: buttons.length, axis: 'horizontal' });
    if (next === undefined) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
  const onFocus = (event: FocusEvent<HTMLDivElement>) => setWanted((event.target as HTMLElement).dataset['item'] ?? wanted);
  const leaveMenu = () => {
    setInserting(false);
    document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(menuId)}"]`)?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- one of its buttons has the tab stop, never itself
    <div
      ref={ref}
      role="toolbar"
      aria-label={t('toolbar.label')}
      aria-controls={controls}
      aria-orientation="horizontal"
      className="rich-text-editor__toolbar"
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      {rows.map((row) => (
        <ToolbarRow key={row.label ?? ''} row={row} current={current} />
      ))}
      {isInserting ? (
        <InsertMenu
          id={menuId}
          items={items}
          onClose={leaveMenu}
          onChoose={(item) => {
            setInserting(false);
            habit.count(item.id);
            focusText();
            item.run({ editor, openPanel });
          }}
        />
      ) : null}
    </div>
  );
}

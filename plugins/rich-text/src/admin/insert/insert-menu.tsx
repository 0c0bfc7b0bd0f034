import { Icon } from '@lectern/core/admin';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import type { InsertItem } from './insert-items.ts';
import { nextIndex } from '../toolbar/next-index.ts';
import { ToolbarIcon } from '../toolbar/toolbar-icon.tsx';
import { t } from '../editor-texts.ts';

interface InsertMenuProps {
  readonly id: string;
  readonly items: readonly InsertItem[];
  readonly onChoose: (item: InsertItem) => void;
  /** Back to the button that opened it. */
  readonly onClose: () => void;
}

/** Everything that can be put into the text, below the toolbar's button. */
export function InsertMenu({ id, items, onChoose, onClose }: InsertMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => menu.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    // The toolbar has the same keys for its buttons.
    event.stopPropagation();
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      onClose();
      return;
    }
    const buttons = [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
    const index = buttons.findIndex((button) => button === document.activeElement);
    const next = nextIndex(event.key, { index, count: buttons.length, axis: 'vertical' });
    if (next === undefined) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
  return (
    <div
      ref={menu}
      id={id}
      role="menu"
      tabIndex={-1}
      aria-label={t('toolbar.insert')}
      className="rich-text-editor__menu"
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget) && event.relatedTarget) onClose();
      }}
    >
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className="rich-text-editor__choice"
          onClick={() => onChoose(item)}
        >
          {typeof item.icon === 'string' ? <ToolbarIcon name={item.icon} /> : <Icon name={item.icon.name} />}
          <span>
            <strong>{item.label}</strong>
            <small>{item.description}</small>
          </span>
        </button>
      ))}
    </div>
  );
}

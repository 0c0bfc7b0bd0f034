import { useId, useState } from 'react';
import type { FocusEvent, KeyboardEvent, Ref } from 'react';
import { useSlate } from 'slate-react';
import { linkAtCaret } from './link-commands.ts';
import { ToolbarButton } from './toolbar-button.tsx';
import { toolbarItems } from './toolbar-items.ts';

interface ToolbarProps {
  readonly ref: Ref<HTMLDivElement>;
  /** Id of the text that it works on. */
  readonly controls: string;
  readonly isLinking: boolean;
  readonly onLink: () => void;
  /** Back to the text. */
  readonly onLeave: () => void;
}

const buttonsOf = (toolbar: Element) => [...toolbar.querySelectorAll<HTMLElement>('button[data-item]')];

/** Which button an arrow key leads to. */
function nextIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** One tab stop with arrow keys, as toolbars are. Its second row is opened with its last button. */
export function Toolbar({ ref, controls, isLinking, onLink, onLeave }: ToolbarProps) {
  const editor = useSlate();
  const [current, setCurrent] = useState('heading-2');
  const [isOpen, setOpen] = useState(false);
  const moreId = useId();

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onLeave();
      return;
    }
    const buttons = buttonsOf(event.currentTarget);
    const index = buttons.findIndex((button) => button === document.activeElement);
    const next = index < 0 ? undefined : nextIndex(event.key, index, buttons.length);
    if (next === undefined) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
  const onFocus = (event: FocusEvent<HTMLDivElement>) => setCurrent((event.target as HTMLElement).dataset['item'] ?? current);
  const toggleMore = () => {
    // The tab stop never stays on a button that is gone.
    setCurrent('more');
    setOpen(!isOpen);
  };
  const stop = (id: string) => (id === current ? 0 : -1);
  const button = (item: (typeof toolbarItems)[number]) => (
    <ToolbarButton
      key={item.id}
      id={item.id}
      label={item.label}
      keys={item.keys}
      icon={item.icon}
      tabIndex={stop(item.id)}
      isPressed={item.isOn?.(editor)}
      onPress={() => item.run(editor)}
    />
  );
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- one of its buttons has the tab stop, never itself
    <div
      ref={ref}
      role="toolbar"
      aria-label="Formatting"
      aria-controls={controls}
      aria-orientation="horizontal"
      className="rich-text-editor__toolbar"
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      <div className="rich-text-editor__row">
        {toolbarItems.filter((item) => !item.isExtra).map(button)}
        <ToolbarButton
          id="link"
          label="Link"
          keys="Ctrl+K"
          icon="link"
          tabIndex={stop('link')}
          isPressed={linkAtCaret(editor) !== undefined}
          isExpanded={isLinking}
          onPress={onLink}
        />
        <ToolbarButton
          id="more"
          label="More formatting"
          icon="more"
          tabIndex={stop('more')}
          isExpanded={isOpen}
          controls={isOpen ? moreId : undefined}
          onPress={toggleMore}
        />
      </div>
      {isOpen ? (
        <div id={moreId} className="rich-text-editor__row">
          {toolbarItems.filter((item) => item.isExtra).map(button)}
        </div>
      ) : null}
    </div>
  );
}

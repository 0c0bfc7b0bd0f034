import { Icon } from '@lectern/core/admin';
import { useLayoutEffect, useRef } from 'react';
import { useSlate } from 'slate-react';
import { ToolbarIcon } from '../toolbar/toolbar-icon.tsx';
import { usePlace } from './use-place.ts';
import { optionId } from './use-slash.ts';
import type { Slash } from './use-slash.ts';
import { t } from '../editor-texts.ts';

/** The list below the caret. The focus stays in the text, which says which of its options is meant. */
export function SlashMenu({ slash }: { readonly slash: Slash }) {
  // Drawn with every change of the text, at its caret.
  useSlate();
  const list = useRef<HTMLDivElement>(null);
  const { shown, index, listId } = slash;
  const isOpen = shown.length > 0;
  usePlace(list, isOpen, 'below');
  useLayoutEffect(() => {
    if (isOpen) document.getElementById(optionId(listId, index))?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, listId, index]);
  if (!isOpen) return null;
  return (
    <div ref={list} id={listId} role="listbox" aria-label={t('toolbar.insert')} className="rich-text-editor__slash">
      {shown.map((item, at) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the text has the focus and the keys
        <div
          key={item.id}
          id={optionId(listId, at)}
          role="option"
          aria-selected={at === index}
          className="rich-text-editor__choice"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => slash.choose(item)}
        >
          {typeof item.icon === 'string' ? <ToolbarIcon name={item.icon} /> : <Icon name={item.icon.name} />}
          <span>
            <strong>{item.label}</strong>
            <small>{item.description}</small>
          </span>
          {item.isBlock ? <small className="rich-text-editor__kind">{t('insert.block')}</small> : null}
        </div>
      ))}
    </div>
  );
}

import { ArrowDown, ArrowUp, ChevronRight, Copy, GripVertical, Trash2 } from 'lucide-react';
import type { HTMLAttributes, ReactElement, ReactNode } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { useUiText } from '../messages/use-ui-text.ts';

interface FieldListItemProps {
  /** The id of one of its parts. */
  readonly idOf: (part: ItemPart) => string;
  readonly index: number;
  readonly count: number;
  readonly name: string;
  readonly problems: number;
  readonly isOpen: boolean;
  readonly isReadOnly: boolean;
  readonly isLifted: boolean;
  /** Where the line stands that shows where a dragged item will land. */
  readonly line: 'before' | 'after' | undefined;
  readonly handle: HTMLAttributes<HTMLElement>;
  /** Why there can be no more items. */
  readonly fullReason: string | undefined;
  readonly onToggle: () => void;
  readonly onMove: (to: number, part: 'up' | 'down') => void;
  readonly onDuplicate: () => void;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

export type ItemPart = 'toggle' | 'body' | 'up' | 'down';

/** An item of a list: its name, what can be done with it, and its fields while it stands open. */
export function FieldListItem(props: FieldListItemProps): ReactElement {
  const { idOf, index, name, problems, isOpen } = props;
  const t = useUiText();
  return (
    <li className="lc-item" data-open={isOpen || undefined} data-dragging={props.isLifted || undefined} data-drop={props.line}>
      <div className="lc-item__head">
        {!props.isReadOnly && props.count > 1 && (
          // For pointers alone: the buttons do the same.
          <span className="lc-item__handle" aria-hidden="true" {...props.handle}>
            <GripVertical className="lc-icon" />
          </span>
        )}
        <button
          type="button"
          id={idOf('toggle')}
          className="lc-item__toggle"
          aria-expanded={isOpen}
          aria-controls={idOf('body')}
          onClick={props.onToggle}
        >
          <ChevronRight className="lc-icon" aria-hidden="true" />
          <span className="lc-item__number lc-num">{index + 1}</span>
          <span className="lc-item__name">{name}</span>
          {problems > 0 && (
            <>
              <span className="lc-badge" aria-hidden="true">
                {problems}
              </span>
              <span className="lc-hidden">{t('problems.count', { count: problems })}</span>
            </>
          )}
        </button>
        {!props.isReadOnly && <ItemActions {...props} />}
      </div>
      <div className="lc-item__body" id={idOf('body')} hidden={!isOpen}>
        {isOpen && props.children}
      </div>
    </li>
  );
}

function ItemActions({ idOf, index, count, name, fullReason, onMove, onDuplicate, onRemove }: FieldListItemProps): ReactElement {
  const t = useUiText();
  return (
    <>
      <IconButton
        id={idOf('up')}
        label={t('list.moveUp', { name })}
        icon={<ArrowUp className="lc-icon" aria-hidden="true" />}
        disabledReason={index === 0 ? t('list.first') : undefined}
        onPress={() => onMove(index - 1, 'up')}
      />
      <IconButton
        id={idOf('down')}
        label={t('list.moveDown', { name })}
        icon={<ArrowDown className="lc-icon" aria-hidden="true" />}
        disabledReason={index === count - 1 ? t('list.last') : undefined}
        onPress={() => onMove(index + 1, 'down')}
      />
      <IconButton
        label={t('list.duplicate', { name })}
        icon={<Copy className="lc-icon" aria-hidden="true" />}
        disabledReason={fullReason}
        onPress={onDuplicate}
      />
      <IconButton
        label={t('list.remove', { name })}
        icon={<Trash2 className="lc-icon" aria-hidden="true" />}
        onPress={onRemove}
      />
    </>
  );
}

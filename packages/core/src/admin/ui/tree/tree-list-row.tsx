import { ChevronRight, GripVertical } from 'lucide-react';
import { memo } from 'react';
import type { CSSProperties, ReactElement } from 'react';
import type { TreeLine } from './tree-line.ts';

/** What the tree says of its rows, whatever they are. */
export interface TreeTexts {
  readonly drag: (name: string) => string;
  readonly expand: (name: string) => string;
  /** How the handle is used by keys. */
  readonly instructions: string;
  readonly picked: (name: string) => string;
  readonly cancelled: (name: string) => string;
}

interface TreeListRowProps<Item> extends Pick<TreeLine<Item>, 'id' | 'item' | 'level' | 'index' | 'count' | 'isOpen'> {
  readonly name: string;
  readonly texts: TreeTexts;
  /** Draws the rest of the row. */
  readonly draw: (item: Item) => ReactElement;
  /** Whether Tab leads to it. */
  readonly isStop: boolean;
  readonly isSelected: boolean;
  /** Whether it is being moved, or lies below what is. */
  readonly isLifted: boolean;
  /** Why it cannot be dragged now. */
  readonly dragRefusal: string | undefined;
  /** Element that says how the handle is used by keys. */
  readonly instructionsID: string;
}

const icon = { className: 'lc-icon', 'aria-hidden': true } as const;

function Row<Item>(props: TreeListRowProps<Item>): ReactElement {
  const { id, item, level, index, count, isOpen, name, texts, draw, isStop, isSelected, isLifted, dragRefusal } = props;
  return (
    <div
      role="row"
      data-key={id}
      className="lc-tree-row"
      aria-label={name}
      aria-level={level}
      aria-posinset={index + 1}
      aria-setsize={count}
      aria-expanded={isOpen}
      aria-selected={isSelected}
      data-lifted={isLifted || undefined}
      tabIndex={isStop ? 0 : -1}
      style={{ '--lc-tree-level': level } as CSSProperties}
    >
      <div role="gridcell" className="lc-tree-row__cell">
        <button
          type="button"
          tabIndex={-1}
          data-part="drag"
          className="lc-tree-row__button lc-tree-row__drag"
          aria-label={texts.drag(name)}
          aria-describedby={props.instructionsID}
          aria-disabled={dragRefusal !== undefined || undefined}
          title={dragRefusal}
        >
          <GripVertical {...icon} />
        </button>
        {isOpen === undefined ? (
          <span className="lc-tree-row__button" />
        ) : (
          <button
            type="button"
            tabIndex={-1}
            data-part="chevron"
            className="lc-tree-row__button lc-tree-row__chevron"
            aria-label={texts.expand(name)}
            aria-expanded={isOpen}
          >
            <ChevronRight {...icon} />
          </button>
        )}
        {draw(item)}
      </div>
    </div>
  );
}

/** A row of a tree. Drawn anew only when something of its own changed: a move among hundreds draws those that moved. */
export const TreeListRow = memo(Row) as typeof Row;

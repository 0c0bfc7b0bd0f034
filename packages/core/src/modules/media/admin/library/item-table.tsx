import { ArrowDown, ArrowUp, Check } from 'lucide-react';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { DragEvent, ReactElement } from 'react';
import { formatRecent } from '#admin/messages/format.ts';
import type { TextKey } from '#admin/messages/message-key.ts';
import { useText } from '#admin/messages/use-messages.ts';
import type { Text } from '#admin/messages/use-messages.ts';
import { sizeText } from '../size-text.ts';
import { ItemPicture } from './thumbnail.tsx';
import type { ItemOrder, MediaItem, SortColumn } from './media-item.ts';
import { useItemChoice } from './use-item-choice.ts';
import type { ItemListProps } from './use-item-choice.ts';
import { useItemMessages } from './use-item-messages.ts';
import type { ItemMessages } from './use-item-messages.ts';
import { useNearEnd } from './use-near-end.ts';

/** Height of a row in rem, as the stylesheet has it. */
const rowHeight = 2.75;

interface RowProps {
  readonly item: MediaItem;
  readonly id: string;
  readonly index: number;
  readonly isChosen: boolean;
  readonly isCursor: boolean;
  readonly isCut: boolean;
  readonly isDraggable: boolean;
  readonly start: number;
  readonly messagesOf: (item: MediaItem) => ItemMessages;
  readonly t: Text;
}

const Row = memo(function Row(props: RowProps): ReactElement {
  const { item, id, index, isChosen, isCursor, isCut, isDraggable, start, messagesOf, t } = props;
  const { kind, isMissingAlt } = messagesOf(item);
  const file = item.kind === 'file' ? item.file : undefined;
  return (
    <div
      role="row"
      id={id}
      data-key={item.key}
      {...(item.kind === 'folder' ? { 'data-folder': item.folder.path } : {})}
      data-cursor={isCursor || undefined}
      data-cut={isCut || undefined}
      className="lc-item-line"
      aria-selected={isChosen}
      aria-rowindex={index + 2}
      draggable={isDraggable}
      style={{ transform: `translateY(${start}px)` }}
    >
      <div role="rowheader" className="lc-item-line__name">
        <span className="lc-item-line__tick" data-tick="">
          <Check className="lc-icon" aria-hidden="true" />
        </span>
        <span className="lc-item-line__picture lc-thumb">
          <ItemPicture item={item} width={80} />
        </span>
        <span className="lc-item-line__text" title={item.name}>
          {item.name}
        </span>
        {isCut && <span className="lc-quiet">{t('media.cut')}</span>}
      </div>
      <div role="gridcell" className="lc-item-line__facts lc-num">
        {kind}
      </div>
      <div role="gridcell" className="lc-item-line__alt">
        {file?.fileType === 'image' &&
          (isMissingAlt ? <span className="lc-item-line__warning">{t('media.noAlt')}</span> : file.defaultAltText)}
      </div>
      <div role="gridcell" className="lc-item-line__size lc-num">
        {file && file.filesize > 0 ? sizeText(file.filesize) : ''}
      </div>
      <div role="gridcell" className="lc-item-line__date lc-num">
        {file ? formatRecent(file.updatedAt) : ''}
      </div>
    </div>
  );
});

interface ItemTableProps extends ItemListProps {
  readonly order: ItemOrder;
  /** Undefined where the order is not theirs to choose. */
  readonly onOrder: ((order: { readonly column: SortColumn; readonly order: ItemOrder['order'] }) => void) | undefined;
}

interface Head {
  readonly name: string;
  readonly label: TextKey;
  readonly column?: SortColumn;
}

const heads: readonly Head[] = [
  { name: 'name', label: 'media.column.name', column: 'fileName' },
  { name: 'facts', label: 'media.column.facts' },
  { name: 'alt', label: 'image.alt' },
  { name: 'size', label: 'media.column.size', column: 'filesize' },
  { name: 'date', label: 'media.column.changed', column: 'updatedAt' },
];
const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

/** Folders and files as rows. Only what is in sight is drawn, however many there are. */
export function ItemTable(props: ItemTableProps): ReactElement {
  const { items, selection, order, onOrder } = props;
  const t = useText();
  const messagesOf = useItemMessages(props.hasFolders);
  const scroller = useRef<HTMLDivElement>(null);
  const [rem, setRem] = useState(16);
  const rows = useMemo(() => items.map(() => 1), [items]);
  const cursor = selection.cursor === undefined ? -1 : items.findIndex(({ key }) => key === selection.cursor);

  useLayoutEffect(() => setRem(Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16), []);
  const head = 2.125 * rem;
  // oxlint-disable-next-line incompatible-library -- nothing that it returns is kept by a memo
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight * rem,
    overscan: 4,
    scrollMargin: head,
    scrollPaddingStart: head,
    rangeExtractor(range) {
      const shown = defaultRangeExtractor(range);
      return cursor === -1 || cursor >= range.count || shown.includes(cursor)
        ? shown
        : [...shown, cursor].sort((one, other) => one - other);
    },
  });
  useEffect(() => virtualizer.measure(), [virtualizer, rem]);
  useNearEnd({ last: virtualizer.range?.endIndex ?? 0, count: items.length, onNearEnd: props.onNearEnd });

  const { idOf, listProps } = useItemChoice(props, {
    rows,
    page: () => Math.floor((scroller.current?.clientHeight ?? 0) / (rowHeight * rem)) - 1,
    scrollTo: (index) => virtualizer.scrollToIndex(index),
  });
  const dragStart = props.onDragStart;
  return (
    <div
      ref={scroller}
      className="lc-item-scroll lc-item-scroll--table"
      role="grid"
      aria-rowcount={items.length + 1}
      {...listProps}
      {...(dragStart && {
        onDragStart: (event: DragEvent) => {
          const key = (event.target as Element).closest<HTMLElement>('[data-key]')?.dataset['key'];
          const item = items.find((candidate) => candidate.key === key);
          if (item) dragStart(event, item);
        },
      })}
    >
      <div role="rowgroup" className="lc-item-head">
        <div role="row" className="lc-item-line lc-item-line--head" aria-rowindex={1}>
          {heads.map(({ name, label, column }) => {
            const isSorted = column !== undefined && column === order.column;
            const Arrow = isSorted && order.order === 'desc' ? ArrowDown : ArrowUp;
            return (
              <div
                key={name}
                role="columnheader"
                className={`lc-item-line__${name}`}
                aria-sort={isSorted ? ariaSort[order.order] : undefined}
              >
                {column && onOrder ? (
                  <button
                    type="button"
                    className="lc-table__sort"
                    data-sorted={isSorted || undefined}
                    onClick={() => onOrder({ column, order: isSorted && order.order === 'asc' ? 'desc' : 'asc' })}
                  >
                    {t(label)}
                    <Arrow className="lc-icon" aria-hidden="true" />
                  </button>
                ) : (
                  t(label)
                )}
              </div>
            );
          })}
        </div>
      </div>
      <div role="rowgroup" className="lc-item-space" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const item = items[index];
          if (!item) return null;
          return (
            <Row
              key={item.key}
              item={item}
              id={idOf(item.key)}
              index={index}
              start={start - head}
              isChosen={selection.chosen.has(item.key)}
              isCursor={selection.cursor === item.key}
              isCut={props.cut?.has(item.key) ?? false}
              isDraggable={dragStart !== undefined}
              messagesOf={messagesOf}
              t={t}
            />
          );
        })}
      </div>
    </div>
  );
}

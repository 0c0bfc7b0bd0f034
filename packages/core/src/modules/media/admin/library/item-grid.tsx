import { Check, ImageOff, Share2, SquarePlay } from 'lucide-react';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { DragEvent, ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import type { Text } from '#admin/messages/use-messages.ts';
import { classes } from '#admin/ui/classes.ts';
import { rowsOf } from '../state/grid-step.ts';
import { ItemPicture } from './thumbnail.tsx';
import type { MediaItem } from './media-item.ts';
import { useItemChoice } from './use-item-choice.ts';
import type { ItemListProps } from './use-item-choice.ts';
import { useItemMessages } from './use-item-messages.ts';
import type { ItemMessages } from './use-item-messages.ts';
import { useNearEnd } from './use-near-end.ts';

/** Lengths in rem, as the stylesheet has them. */
const tile = { width: 10, narrow: 7.25, gap: 0.75, file: 11.25, folder: 3 } as const;
const remOf = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

interface TileProps {
  readonly item: MediaItem;
  readonly id: string;
  readonly position: number;
  readonly count: number;
  readonly isChosen: boolean;
  readonly isCursor: boolean;
  readonly isCut: boolean;
  readonly isDraggable: boolean;
  readonly messagesOf: (item: MediaItem) => ItemMessages;
  readonly t: Text;
}

/** One item as a picture with its name. Drawn anew only when something about it changed. */
const Tile = memo(function Tile(props: TileProps): ReactElement {
  const { item, isChosen, t } = props;
  const { facts, signs, isMissingAlt } = props.messagesOf(item);
  return (
    <div
      role="option"
      id={props.id}
      data-key={item.key}
      {...(item.kind === 'folder' ? { 'data-folder': item.folder.path } : {})}
      data-cursor={props.isCursor || undefined}
      data-cut={props.isCut || undefined}
      className={classes('lc-item-tile', `lc-item-tile--${item.kind}`)}
      aria-selected={isChosen}
      aria-setsize={props.count}
      aria-posinset={props.position}
      draggable={props.isDraggable}
    >
      <span className="lc-item-tile__picture lc-thumb">
        <ItemPicture item={item} width={200} />
      </span>
      <span className="lc-item-tile__tick" data-tick="">
        <Check className="lc-icon" aria-hidden="true" />
      </span>
      <span className="lc-item-tile__name" title={item.name}>
        {item.name}
      </span>
      {item.kind === 'file' && (
        <span className="lc-item-tile__facts lc-num">
          <span>{facts}</span>
          {item.file.video && <SquarePlay className="lc-icon" aria-hidden="true" />}
          {item.file.shared && <Share2 className="lc-icon" aria-hidden="true" />}
          {isMissingAlt && (
            <span className="lc-item-tile__warning" title={t('media.noAlt')} aria-hidden="true">
              <ImageOff className="lc-icon" />
            </span>
          )}
        </span>
      )}
      <span className="lc-hidden">{[signs, props.isCut && t('media.cut')].filter(Boolean).join(', ')}</span>
    </div>
  );
});

/** Folders and files as pictures. Only what is in sight is drawn, however many there are. */
export function ItemGrid(props: ItemListProps): ReactElement {
  const { items, selection } = props;
  const t = useText();
  const messagesOf = useItemMessages(props.hasFolders);
  const scroller = useRef<HTMLDivElement>(null);
  const [{ columns, rem }, setMeasures] = useState({ columns: 4, rem: 16 });
  const folderCount = items.findIndex(({ kind }) => kind === 'file');
  const folders = folderCount === -1 ? items.length : folderCount;
  const rows = useMemo(() => rowsOf([folders, items.length - folders], columns), [folders, items.length, columns]);
  const starts = useMemo(() => {
    let next = 0;
    return rows.map((length) => (next += length) - length);
  }, [rows]);
  const rowOf = (index: number): number => {
    const row = starts.findLastIndex((start) => start <= index);
    return Math.max(row, 0);
  };
  const cursorRow = selection.cursor === undefined ? -1 : items.findIndex(({ key }) => key === selection.cursor);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const measure = (): void => {
      const size = remOf();
      const style = getComputedStyle(element);
      const width = element.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      // Two beside each other also on the narrowest screen.
      const least = width < 2.5 * tile.width * size ? tile.narrow : tile.width;
      const fitting = Math.max(1, Math.floor((width + tile.gap * size) / ((least + tile.gap) * size)));
      setMeasures((known) => (known.columns === fitting && known.rem === size ? known : { columns: fitting, rem: size }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  // oxlint-disable-next-line incompatible-library -- nothing that it returns is kept by a memo
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (row) => ((starts[row] ?? 0) < folders ? tile.folder : tile.file) * rem + tile.gap * rem,
    overscan: 1,
    paddingStart: tile.gap * rem,
    scrollPaddingEnd: tile.gap * rem,
    scrollPaddingStart: tile.gap * rem,
    // The row of the keyboard's place is always there, so that it can be named.
    rangeExtractor(range) {
      const shown = defaultRangeExtractor(range);
      const row = cursorRow === -1 ? undefined : rowOf(cursorRow);
      return row === undefined || row >= range.count || shown.includes(row)
        ? shown
        : [...shown, row].sort((one, other) => one - other);
    },
  });
  useEffect(() => virtualizer.measure(), [virtualizer, rem, columns, folders]);
  useNearEnd({ last: virtualizer.range?.endIndex ?? 0, count: rows.length, onNearEnd: props.onNearEnd });

  const { idOf, listProps } = useItemChoice(props, {
    rows,
    page: () => Math.floor((scroller.current?.clientHeight ?? 0) / ((tile.file + tile.gap) * rem)),
    scrollTo: (index) => virtualizer.scrollToIndex(rowOf(index)),
  });
  const dragStart = props.onDragStart;
  return (
    <div
      ref={scroller}
      className="lc-item-scroll"
      role="listbox"
      {...listProps}
      {...(dragStart && {
        onDragStart: (event: DragEvent) => {
          const key = (event.target as Element).closest<HTMLElement>('[data-key]')?.dataset['key'];
          const item = items.find((candidate) => candidate.key === key);
          if (item) dragStart(event, item);
        },
      })}
    >
      <div role="presentation" className="lc-item-space" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index: row, start, size }) => (
          <div
            key={row}
            role="presentation"
            className="lc-item-row"
            style={{
              transform: `translateY(${start}px)`,
              height: size - tile.gap * rem,
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            }}
          >
            {items.slice(starts[row], (starts[row] ?? 0) + (rows[row] ?? 0)).map((item, offset) => (
              <Tile
                key={item.key}
                item={item}
                id={idOf(item.key)}
                position={(starts[row] ?? 0) + offset + 1}
                count={items.length}
                isChosen={selection.chosen.has(item.key)}
                isCursor={selection.cursor === item.key}
                isCut={props.cut?.has(item.key) ?? false}
                isDraggable={dragStart !== undefined}
                messagesOf={messagesOf}
                t={t}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

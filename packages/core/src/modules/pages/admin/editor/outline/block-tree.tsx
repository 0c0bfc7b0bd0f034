import { useMemo } from 'react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { classes } from '#admin/ui/classes.ts';
import { keysAt, pagePlace } from '#modules/pages/edits/place.ts';
import type { BlockList, Place } from '#modules/pages/edits/place.ts';
import type { BlockCommands } from '../blocks/use-block-commands.ts';
import { BlockRow } from './block-row.tsx';
import type { Folded } from '../state/folded.store.ts';
import { hasRoom } from '../blocks/may-stand.ts';
import type { Surroundings } from '../blocks/may-stand.ts';
import { nextPlace } from '../blocks/next-place.ts';
import { isListShown, keysInSight, slotsOf } from '../blocks/outline-rows.ts';
import { slotTexts } from '../blocks/place-texts.ts';
import { useNearRows } from './use-near-rows.ts';
import { SlotEnd, SlotHead } from './slot-lines.tsx';

interface BlockTreeProps {
  readonly around: Surroundings;
  /** The block that is being dragged: what is nested in it is folded away. */
  readonly lifted: string | null;
  /** Whether what is being dragged may stand in a list. */
  readonly takes: (list: BlockList) => boolean;
  /** The blocks of which nothing that is nested in them is shown. */
  readonly folded: Folded;
  readonly selected: string | null;
  /** The blocks that go with it when it is moved. */
  readonly several: readonly string[];
  readonly commands: BlockCommands;
  readonly onInsert: (key: string, side: 'before' | 'after') => void;
  readonly onAdd: (place: Place) => void;
}

const canGo = (around: Surroundings, keys: readonly string[], direction: 1 | -1): boolean =>
  keys.every((key) => Object.hasOwn(around.document.blocks, key)) && nextPlace(around, keys, direction) !== undefined;

/** The blocks of the page as nested lists. */
export function BlockTree(props: BlockTreeProps): ReactElement {
  const t = useText();
  const { around, lifted, takes, folded, selected, several, commands, onInsert, onAdd } = props;
  const { registry, document } = around;
  const keys = useMemo(() => keysInSight(document, folded), [document, folded]);
  const indexes = useMemo(() => new Map(keys.map((key, index) => [key, index])), [keys]);
  const ways = useMemo(() => {
    const moving = several.length > 0 ? several : selected === null ? [] : [selected];
    return { up: canGo(around, moving, -1), down: canGo(around, moving, 1) };
  }, [around, selected, several]);
  const near = useNearRows(keys.length);
  const listOf = (list: BlockList, name: string): ReactElement => (
    <ol className="lc-blocks" aria-label={name}>
      {keysAt(document, list).map((key) => (
        <li key={key} ref={near.watch(indexes.get(key) ?? 0)}>
          {rowOf(key)}
          {key !== lifted && !folded.has(key) && slotsOf(registry, document, key).map((slot) => slotOf(key, slot))}
        </li>
      ))}
    </ol>
  );
  const rowOf = (key: string): ReactElement | undefined => {
    const block = document.blocks[key];
    const index = indexes.get(key) ?? -1;
    const isSelected = key === selected;
    return (
      block && (
        <BlockRow
          block={block}
          previous={keys[index - 1]}
          next={keys[index + 1]}
          isSelected={isSelected}
          isNear={near.has(index)}
          canGoUp={isSelected && ways.up}
          canGoDown={isSelected && ways.down}
          commands={commands}
          onInsert={onInsert}
        />
      )
    );
  };
  const slotOf = (parent: string, slot: string): ReactElement => {
    const list = { parent, slot };
    const texts = slotTexts(around, list);
    const inside = keysAt(document, list);
    const isShown = isListShown(registry, document, list);
    const isOpen = takes(list);
    return (
      <div key={slot} className={classes('lc-slot', !isShown && 'lc-slot--unseen', !isOpen && 'lc-slot--closed')}>
        <SlotHead id={`${parent}/${slot}`} label={texts.slot} count={inside.length} isShown={isShown} isOpen={isOpen} />
        {inside.length > 0 && listOf(list, t('outline.slot', texts))}
        <SlotEnd
          id={`${parent}/${slot}/end`}
          label={texts.slot}
          isShown={isShown}
          isFull={!hasRoom(around, list)}
          onAdd={() => onAdd({ ...list, index: inside.length })}
        />
      </div>
    );
  };
  return listOf(pagePlace(0), t('outline.list'));
}

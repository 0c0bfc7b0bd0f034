import type { ReactElement } from 'react';
import { useText } from '../../../../../admin/messages/use-messages.ts';
import { classes } from '../../../../../admin/ui/classes.ts';
import { allKeys, keysAt, pagePlace } from '../../../edits/place.ts';
import type { BlockList, Place } from '../../../edits/place.ts';
import type { BlockCommands } from './use-block-commands.ts';
import { BlockRow } from './block-row.tsx';
import { hasRoom } from './may-stand.ts';
import type { Surroundings } from './may-stand.ts';
import { nextPlace } from './next-place.ts';
import { isListShown, slotsOf } from './outline-rows.ts';
import { slotTexts } from './place-texts.ts';
import { SlotEnd, SlotHead } from './slot-lines.tsx';

interface BlockTreeProps {
  readonly around: Surroundings;
  /** The block that is being dragged: what is nested in it is folded away. */
  readonly lifted: string | null;
  readonly selected: string | null;
  readonly commands: BlockCommands;
  readonly onInsert: (key: string, side: 'before' | 'after') => void;
  readonly onAdd: (place: Place) => void;
}

/** The blocks of the page as nested lists. */
export function BlockTree(props: BlockTreeProps): ReactElement {
  const t = useText();
  const { around, lifted, selected, commands, onInsert, onAdd } = props;
  const { registry, document } = around;
  const keys = allKeys(document);
  const listOf = (list: BlockList, name: string): ReactElement => (
    <ol className="lc-blocks" aria-label={name}>
      {keysAt(document, list).map((key) => (
        <li key={key}>
          {rowOf(key)}
          {key !== lifted && slotsOf(registry, document, key).map((slot) => slotOf(key, slot))}
        </li>
      ))}
    </ol>
  );
  const rowOf = (key: string): ReactElement | undefined => {
    const block = document.blocks[key];
    const index = keys.indexOf(key);
    const isSelected = key === selected;
    return (
      block && (
        <BlockRow
          block={block}
          previous={keys[index - 1]}
          next={keys[index + 1]}
          isSelected={isSelected}
          canGoUp={isSelected && nextPlace(around, key, -1) !== undefined}
          canGoDown={isSelected && nextPlace(around, key, 1) !== undefined}
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
    return (
      <div key={slot} className={classes('lc-slot', !isShown && 'lc-slot--unseen')}>
        <SlotHead id={`${parent}/${slot}`} label={texts.slot} count={inside.length} isShown={isShown} />
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

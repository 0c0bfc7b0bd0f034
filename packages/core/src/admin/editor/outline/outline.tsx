import { Layers, Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '../../texts/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { EmptyState } from '../../ui/screen-state.tsx';
import { useEditor, useEditorContext } from '../editor-context.ts';
import { addButtonId, focusRow } from '../focus.ts';
import { blockName } from '../registry.ts';
import { activities } from '../state/editor-document.ts';
import { documentOf } from '../state/editor-state.ts';
import { useBlockCommands } from './block-commands.ts';
import { BlockPicker } from './block-picker.tsx';
import { BlockRow } from './block-row.tsx';
import { SortableBlocks } from './sortable-blocks.tsx';

/** The page's blocks from top to bottom. */
export function Outline(): ReactElement {
  const t = useText();
  const { store, registry, page, isReadOnly } = useEditorContext();
  const { blocks, order } = useEditor(documentOf);
  const selected = useEditor((state) => state.selected);
  const commands = useBlockCommands();
  const [place, setPlace] = useState<number>();
  const nameOf = (key: string) => blockName(registry, blocks[key]?.type ?? '');

  const openPicker = useCallback(
    (index: number) => {
      setPlace(index);
      store.dispatch({ type: 'activity', activity: activities.AddingBlock });
    },
    [store],
  );
  const closePicker = () => {
    setPlace(undefined);
    store.dispatch({ type: 'activity', activity: activities.Editing });
  };
  const add = (
    <Button
      id={addButtonId}
      isWide
      icon={<Plus className="lc-icon" aria-hidden="true" />}
      onPress={() => openPicker(order.length)}
    >
      {order.length === 0 ? t('outline.addFirst') : t('outline.add')}
    </Button>
  );
  return (
    <section className="lc-outline" aria-labelledby="outline-title">
      <header className="lc-pane__head">
        <h2 className="lc-pane__title" id="outline-title">
          {t('outline.title')}
        </h2>
        <span className="lc-quiet lc-num">{order.length}</span>
      </header>
      {order.length === 0 ? (
        <EmptyState icon={<Layers />} title={t('outline.empty.title')} text={t('outline.empty.text')} />
      ) : (
        <SortableBlocks
          order={order}
          nameOf={nameOf}
          // The drag announces its own end.
          onMove={(key, index) => commands.move(key, index, { isSilent: true, focus: 'handle' })}
          renderChip={(key) => (
            <span className="lc-block__chip">
              <Icon name={registry.blocks[blocks[key]?.type ?? '']?.icon ?? 'square'} />
              {nameOf(key)}
            </span>
          )}
        >
          <ol className="lc-blocks" aria-label={t('outline.list')}>
            {order.map((key, index) => {
              const block = blocks[key];
              return (
                block && (
                  <BlockRow
                    key={key}
                    block={block}
                    index={index}
                    order={order}
                    isSelected={key === selected}
                    commands={commands}
                    onInsert={openPicker}
                  />
                )
              );
            })}
          </ol>
        </SortableBlocks>
      )}
      {!isReadOnly && <div className="lc-outline__add">{add}</div>}
      {place !== undefined && (
        <BlockPicker
          allowed={registry.pageTypes[page.type]?.blocks}
          onClose={() => {
            closePicker();
            if (order.length > 0) focusRow(selected);
          }}
          onChoose={(type) => {
            closePicker();
            commands.insert(type, place);
          }}
        />
      )}
    </section>
  );
}

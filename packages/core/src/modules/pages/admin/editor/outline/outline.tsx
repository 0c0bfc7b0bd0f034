import { Layers, Plus } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { Icon } from '#admin/ui/icons/icon.tsx';
import { EmptyState } from '#admin/ui/layout/screen-state.tsx';
import { useEditor, useEditorContext, useStructure } from '../context/editor-context.ts';
import { addButtonId, focusRow } from '../focus/focus.ts';
import { activities } from '../state/editor-document.ts';
import { documentOf } from '../state/editor-state.ts';
import { allKeys, pagePlace, placeOf } from '#modules/pages/edits/place.ts';
import type { Place } from '#modules/pages/edits/place.ts';
import { useBlockCommands } from '../blocks/use-block-commands.ts';
import { useFolded } from './use-fold.ts';
import { useArrival } from './use-arrival.ts';
import { BlockPicker } from '../inserter/block-picker.tsx';
import { BlockTree } from './block-tree.tsx';
import { FoldAll } from './fold-all.tsx';
import { landingLines } from './landing-lines.ts';
import { typesFor } from '../blocks/may-stand.ts';
import { OpeningRow } from './opening-row.tsx';
import { keysWithSlots } from '../blocks/outline-rows.ts';
import { PasteFirst } from './paste-first.tsx';
import { placeTexts, severalTexts } from '../blocks/place-texts.ts';
import { SortableBlocks } from './sortable-blocks.tsx';

/** The page's blocks from top to bottom, with those that are nested in them. */
export function Outline(): ReactElement {
  const t = useText();
  const { store, registry, page, isReadOnly } = useEditorContext();
  const document = useStructure();
  const { blocks, order } = document;
  const selected = useEditor((state) => state.selected);
  const several = useEditor((state) => state.several);
  const commands = useBlockCommands();
  const [place, setPlace] = useState<Place>();
  const folded = useFolded();
  const [lifted, setLifted] = useState<string | null>(null);
  const onPage = registry.pageTypes[page.type]?.blocks;
  const around = useMemo(() => ({ registry, document, onPage }), [registry, document, onPage]);
  // As positions are counted: the blocks of the page itself, and apart from them those that stand inside others.
  const nested = allKeys(document).length - order.length;
  const lines = landingLines(around, { lifted, several, folded });
  const textsFor = (key: string, at?: Place) =>
    several.includes(key) ? severalTexts({ t, registry, document }, several, at) : placeTexts({ t, registry, document }, key, at);

  const openPicker = useCallback(
    (at: Place) => {
      setPlace(at);
      store.dispatch({ type: 'activity', activity: activities.AddingBlock });
    },
    [store],
  );
  useArrival(openPicker);
  const closePicker = () => {
    setPlace(undefined);
    store.dispatch({ type: 'activity', activity: activities.Editing });
  };
  const onInsert = useCallback(
    (key: string, side: 'before' | 'after') => {
      const at = placeOf(documentOf(store.get()), key);
      if (at) openPicker(side === 'before' ? at : { ...at, index: at.index + 1 });
    },
    [store, openPicker],
  );
  return (
    <section className="lc-outline" aria-labelledby="outline-title">
      <header className="lc-pane__head">
        <h2 className="lc-pane__title" id="outline-title">
          {t('outline.title')}
        </h2>
        <span className="lc-quiet lc-num lc-outline__count">
          {several.length > 0 ? (
            <span className="lc-outline__several">{t('several.selected', { count: several.length })}</span>
          ) : (
            <>
              <span>{order.length}</span>
              {nested > 0 && <span>{t('outline.nested', { count: nested })}</span>}
            </>
          )}
        </span>
        <FoldAll keys={keysWithSlots(registry, document)} />
      </header>
      <OpeningRow />
      {order.length === 0 ? (
        <EmptyState icon={<Layers />} title={t('outline.empty.title')} text={t('outline.empty.text')} />
      ) : (
        <SortableBlocks
          rows={lines.rows}
          places={lines.places}
          textsFor={textsFor}
          onLift={setLifted}
          // The drag announces its own end.
          onMove={(key, to) => commands.move(key, to, { isSilent: true, focus: 'handle' })}
          renderChip={(key, target) => {
            const { name, where } = textsFor(key, target);
            return (
              <span className="lc-block__chip">
                <Icon name={registry.blocks[blocks[key]?.type ?? '']?.icon ?? 'square'} />
                {name}
                {where && <span className="lc-quiet">{where}</span>}
              </span>
            );
          }}
        >
          <BlockTree
            around={lines.around}
            lifted={lifted}
            takes={lines.takes}
            folded={folded}
            selected={selected}
            several={several}
            commands={commands}
            onInsert={onInsert}
            onAdd={openPicker}
          />
        </SortableBlocks>
      )}
      {!isReadOnly && (
        <div className="lc-outline__add">
          <Button
            id={addButtonId}
            isWide
            icon={<Plus className="lc-icon" aria-hidden="true" />}
            onPress={() => openPicker(pagePlace(order.length))}
          >
            {order.length === 0 ? t('outline.addFirst') : t('outline.add')}
          </Button>
          {order.length === 0 && <PasteFirst commands={commands} />}
        </div>
      )}
      {place !== undefined && (
        <BlockPicker
          title={t('picker.title')}
          allowed={typesFor(around, place)}
          onClose={() => {
            closePicker();
            focusRow(order.length > 0 ? selected : null);
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

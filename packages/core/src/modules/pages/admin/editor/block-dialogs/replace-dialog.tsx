import { useState } from 'react';
import type { ReactElement } from 'react';
import type { StoredBlock } from '#contract/content.ts';
import type { BlockDefinition } from '#contract/block.ts';
import { dayIn } from '#contract/time-zone.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useApp } from '#admin/shell/app-context.ts';
import { announce } from '#admin/ui/overlay/announce.ts';
import { Modal } from '#admin/ui/overlay/modal.tsx';
import { placeOf } from '#modules/pages/edits/place.ts';
import { useEditorContext } from '../context/editor-context.ts';
import { focusFirstField, focusRow } from '../focus/focus.ts';
import { BlockPicker } from '../inserter/block-picker.tsx';
import { useBlockUses } from '../blocks/block-uses.ts';
import { typesFor } from '../blocks/may-stand.ts';
import { blockName, nameOfBlock } from '../registry/registry.ts';
import { activities } from '../state/editor-document.ts';
import { documentOf } from '../state/editor-state.ts';
import { replacementOf } from './replace-block.ts';
import type { Replacement } from './replace-block.ts';
import { valueWords } from './value-words.ts';

interface ReplaceDialogProps {
  readonly block: StoredBlock;
  readonly definition: BlockDefinition;
}

/** Makes a block one of another type. What that would lose is listed first. */
export default function ReplaceDialog({ block, definition }: ReplaceDialogProps): ReactElement {
  const t = useText();
  const { boot } = useApp();
  const { store, registry, page } = useEditorContext();
  const habit = useBlockUses();
  const [asked, setAsked] = useState<Replacement>();
  const [document] = useState(() => documentOf(store.get()));
  const { key } = block;
  const name = nameOfBlock(registry, block);
  const place = placeOf(document, key);
  const onPage = registry.pageTypes[page.type]?.blocks;
  const allowed = (place && typesFor({ registry, document, onPage }, place)) ?? Object.keys(registry.blocks);

  const leave = () => {
    store.dispatch({ type: 'activity', activity: activities.Editing });
    focusRow(key);
  };
  const replace = ({ block: next }: Replacement) => {
    store.dispatch({ type: 'replaceBlock', block: next });
    habit.count(next.type);
    announce(t('replaceBlock.done', { name, type: blockName(registry, next.type) }));
    focusFirstField(key);
  };
  const choose = (type: string) => {
    const to = registry.blocks[type];
    if (!to) return;
    const next = replacementOf(block, {
      ...{ type, from: definition, to, today: dayIn(boot.siteTimeZone) },
      typeOf: (nested) => document.blocks[nested]?.type,
    });
    if (next.lost.length + next.lostBlocks.length > 0) setAsked(next);
    else replace(next);
  };

  if (!asked)
    return (
      <BlockPicker
        title={t('replaceBlock.title', { name })}
        note={t('replaceBlock.note')}
        allowed={allowed.filter((type) => type !== block.type)}
        onChoose={choose}
        onClose={leave}
      />
    );
  return (
    <Modal
      isOpen
      isAlert
      size="medium"
      title={t('replaceBlock.ask', { name, type: blockName(registry, asked.block.type) })}
      onClose={leave}
      buttons={[
        { text: t('action.cancel'), autoFocus: true, onPress: leave },
        { text: t('replaceBlock.confirm'), theme: 'orange', onPress: () => replace(asked) },
      ]}
    >
      <p>{t('replaceBlock.lost')}</p>
      <dl className="lc-lost">
        {asked.lost.map((value) => (
          <div key={value.name}>
            <dt>{value.field.editor.label}</dt>
            <dd lang={page.locale}>{valueWords(t, value)}</dd>
          </div>
        ))}
        {asked.lostBlocks.length > 0 && (
          <div>
            <dt>{t('replaceBlock.nested')}</dt>
            <dd>
              {asked.lostBlocks
                .flatMap((nested) => {
                  const inside = document.blocks[nested];
                  return inside ? [nameOfBlock(registry, inside)] : [];
                })
                .join(', ')}
            </dd>
          </div>
        )}
      </dl>
      {asked.kept.length > 0 && <p>{t('replaceBlock.kept', { fields: asked.kept.join(', ') })}</p>}
      <p className="lc-quiet">{t('replaceBlock.undo')}</p>
    </Modal>
  );
}

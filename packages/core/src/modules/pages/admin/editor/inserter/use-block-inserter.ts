import { useCallback } from 'react';
import type { BlockDefinition } from '#contract/block.ts';
import { dayIn } from '#contract/time-zone.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useApp } from '#admin/shell/app-context.ts';
import { announce } from '#admin/ui/overlay/announce.ts';
import { placeOf } from '#modules/pages/edits/place.ts';
import { useEditorContext } from '../context/editor-context.ts';
import { focusFirstField } from '../focus/focus.ts';
import type { FormContextValue } from '../focus/form-context.ts';
import { placeTexts } from '../blocks/place-texts.ts';
import { documentOf } from '../state/editor-state.ts';
import { newBlocks } from '../state/new-blocks.ts';
import { useBlockUses } from '../blocks/block-uses.ts';
import { canCutAt, choicesBehind, cutBlock } from './cut-block.ts';

type BlockInserterAt = NonNullable<FormContextValue['blockInserterAt']>;

/** Adds blocks from within the fields that are a block's own. What is deeper in it, as in an item of a list, stays together. */
export function useBlockInserter(key: string, definition: BlockDefinition): BlockInserterAt {
  const t = useText();
  const { boot } = useApp();
  const { store, registry, page } = useEditorContext();
  const habit = useBlockUses();
  return useCallback<BlockInserterAt>(
    (path) => {
      const [field] = path;
      if (typeof field !== 'string' || path.length > 1) return undefined;
      const onPage = registry.pageTypes[page.type]?.blocks;
      return {
        choices: () => choicesBehind({ registry, document: documentOf(store.get()), onPage }, key, habit.counts()),
        canCut: canCutAt(definition, field),
        insert(type, { value, rest }) {
          const document = documentOf(store.get());
          const [block, place] = [document.blocks[key], placeOf(document, key)];
          if (!block || !place) return;
          const cut = cutBlock(type, { block, definition, field, place, value, rest });
          const blocks = newBlocks(registry, cut.blocks, { taken: document.blocks, today: dayIn(boot.siteTimeZone) });
          const [added] = blocks;
          if (!added) return;
          const at = { place: cut.place, selected: added.key };
          store.dispatch({ type: 'propAndBlocks', key, path, value: cut.value, blocks, at });
          habit.count(type);
          announce(t('outline.added', placeTexts({ t, registry, document: documentOf(store.get()) }, added.key)));
          focusFirstField(added.key);
        },
      };
    },
    [t, store, registry, page.type, boot.siteTimeZone, key, definition, habit],
  );
}

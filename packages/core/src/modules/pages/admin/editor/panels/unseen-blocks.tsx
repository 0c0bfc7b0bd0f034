import { EyeOff } from 'lucide-react';
import type { ReactElement } from 'react';
import type { BlockDefinition } from '#contract/block.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useEditorContext, useStructure } from '../context/editor-context.ts';
import { isListShown } from '../blocks/outline-rows.ts';
import { keysAt } from '#modules/pages/edits/place.ts';

interface UnseenBlocksProps {
  readonly parent: string;
  readonly definition: BlockDefinition;
}

/** Says what stands in slots that the fields of a block do not show now, as soon as they no longer do. */
export function UnseenBlocks({ parent, definition }: UnseenBlocksProps): ReactElement {
  const t = useText();
  const { registry } = useEditorContext();
  const document = useStructure();
  const unseen = Object.entries(definition.slots).flatMap(([slot, { label }]) => {
    const list = { parent, slot };
    const count = keysAt(document, list).length;
    return count === 0 || isListShown(registry, document, list) ? [] : [{ slot, label, count }];
  });
  return (
    <div role="status" className="lc-block-pane__unseen">
      {unseen.map(({ slot, label, count }) => (
        <p key={slot}>
          <EyeOff className="lc-icon" aria-hidden="true" />
          {t('block.unseen', { count, slot: label })}
        </p>
      ))}
    </div>
  );
}

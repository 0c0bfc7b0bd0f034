import type { ReactElement } from 'react';
import { useText } from '../../../../../admin/messages/use-messages.ts';
import { SegmentedControl } from '../../../../../admin/ui/controls/segmented-control.tsx';
import type { EditConflict } from '../../../edits/merge-operations.ts';
import { useEditor, useEditorContext } from '../editor-context.ts';
import { nameOfBlock } from '../registry.ts';
import { documentOf } from '../state/editor-state.ts';
import { fieldLabel } from '../state/field-label.ts';
import { conflictWords } from './conflict-words.ts';

export type Side = 'mine' | 'theirs';

interface ConflictChoiceProps {
  readonly conflict: EditConflict;
  readonly value: Side;
  readonly onChange: (side: Side) => void;
}

/** One thing that both changed, with both values and a choice. */
export function ConflictChoice({ conflict, value, onChange }: ConflictChoiceProps): ReactElement {
  const t = useText();
  const { registry, page } = useEditorContext();
  const document = useEditor(documentOf);
  const saved = useEditor((state) => state.saved);
  const { property } = conflict;
  const [part, key = '', field] = property.split('.');
  const isBlock = part === 'blocks' && field === undefined;
  const holder = Object.hasOwn(document.blocks, key) ? document : saved;
  const label = isBlock
    ? nameOfBlock(registry, holder.blocks[key] ?? { type: '' })
    : fieldLabel({ t, registry, type: page.type, document: holder }, property);
  const side = (whose: Side, words: string) => (
    <div className="lc-conflict__side" data-chosen={value === whose || undefined}>
      <span className="lc-conflict__whose">{t(whose === 'mine' ? 'conflict.mine' : 'conflict.theirs')}</span>
      <span className="lc-conflict__words">{words}</span>
    </div>
  );
  const blockWords = (has: boolean): string => t(has ? 'conflict.blockStands' : 'conflict.blockGone');
  const has = (whole: typeof document): boolean => Object.hasOwn(whole.blocks, key);
  const isGone = part === 'blocks' && !isBlock && !has(saved);
  return (
    <li className="lc-conflict">
      <div className="lc-conflict__sides">
        {side('mine', isBlock ? blockWords(has(document)) : conflictWords(t, conflict.mine))}
        {side('theirs', isBlock ? blockWords(has(saved)) : isGone ? t('conflict.blockGone') : conflictWords(t, conflict.theirs))}
      </div>
      <SegmentedControl<Side>
        label={label}
        size="small"
        value={value}
        options={[
          { value: 'mine', label: t('conflict.keep') },
          { value: 'theirs', label: t('conflict.take') },
        ]}
        onChange={onChange}
      />
    </li>
  );
}

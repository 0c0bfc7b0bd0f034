import { Ban, EyeOff, Plus } from 'lucide-react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { useEditorContext } from '../context/editor-context.ts';
import { useSortableRow } from './sortable-blocks.tsx';

interface SlotHeadProps {
  readonly id: string;
  readonly label: string;
  readonly count: number;
  /** Whether visitors see what stands in it. */
  readonly isShown: boolean;
  /** Whether what is being dragged may land in it. */
  readonly isOpen: boolean;
}

/** The first line of a slot: what it is called, how many blocks are in it, and whether visitors see them. */
export function SlotHead({ id, label, count, isShown, isOpen }: SlotHeadProps): ReactElement {
  const t = useText();
  const row = useSortableRow(id);
  return (
    <div ref={row.setRow} className="lc-slot__head">
      <span>{label}</span>
      {isOpen ? <span className="lc-quiet lc-num">{count}</span> : <Ban className="lc-icon" aria-hidden="true" />}
      {!isShown && (
        <span className="lc-slot__unseen">
          <EyeOff className="lc-icon" aria-hidden="true" />
          {t('outline.unseen')}
        </span>
      )}
    </div>
  );
}

interface SlotEndProps {
  readonly id: string;
  readonly label: string;
  readonly isShown: boolean;
  readonly isFull: boolean;
  readonly onAdd: () => void;
}

/** The last line of a slot, where blocks are added to it while visitors see it. */
export function SlotEnd({ id, label, isShown, isFull, onAdd }: SlotEndProps): ReactElement {
  const t = useText();
  const { isReadOnly } = useEditorContext();
  const row = useSortableRow(id);
  return (
    <div ref={row.setRow} className="lc-slot__end">
      {!isReadOnly && isShown && (
        <Button
          theme="plain"
          size="small"
          icon={<Plus className="lc-icon" aria-hidden="true" />}
          disabledReason={isFull ? t('outline.slotFull', { slot: label }) : undefined}
          aria-label={t('outline.addTo', { slot: label })}
          onPress={onAdd}
        >
          {t('outline.add')}
        </Button>
      )}
    </div>
  );
}

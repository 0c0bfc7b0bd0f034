import { ChevronDown } from 'lucide-react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';

interface FoldButtonProps {
  /** What the block is called. */
  readonly name: string;
  readonly isFolded: boolean;
  readonly onToggle: () => void;
}

/** Hides or shows what is nested in a block. */
export function FoldButton({ name, isFolded, onToggle }: FoldButtonProps): ReactElement {
  const t = useText();
  const label = t('outline.fold', { name });
  return (
    <button
      type="button"
      className="lc-block__fold"
      aria-expanded={!isFolded}
      aria-label={label}
      title={label}
      onClick={onToggle}
    >
      <ChevronDown className="lc-icon" aria-hidden="true" />
    </button>
  );
}

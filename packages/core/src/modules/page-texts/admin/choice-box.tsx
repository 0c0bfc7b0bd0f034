import { useEffect, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { classes } from '#admin/ui/classes.ts';

interface ChoiceBoxProps {
  readonly share: 'all' | 'some' | 'none';
  readonly label: string;
  readonly isDisabled?: boolean;
  readonly describedBy?: string | undefined;
  readonly onChange: (isChosen: boolean) => void;
  /** What stands beside it, in the place of its label. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/** Chooses one, or several of which some may be chosen. */
export function ChoiceBox({
  share,
  label,
  isDisabled = false,
  describedBy,
  onChange,
  children,
  className,
}: ChoiceBoxProps): ReactElement {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = share === 'some';
  }, [share]);
  return (
    <label className={classes('lc-check', className)}>
      <input
        ref={box}
        type="checkbox"
        checked={share === 'all'}
        aria-label={label}
        aria-disabled={isDisabled || undefined}
        aria-describedby={describedBy}
        onChange={() => {
          if (!isDisabled) onChange(share !== 'all');
        }}
      />
      <span>{children}</span>
    </label>
  );
}

import { useId } from 'react';
import type { ReactElement, ReactNode, Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { classes } from '../classes.ts';
import { Tooltip } from './tooltip.tsx';

export interface IconButtonProps {
  /** Its name, shown as a tooltip too. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly onPress?: () => void;
  readonly shortcut?: string | undefined;
  readonly disabledReason?: string | undefined;
  readonly isPressed?: boolean;
  readonly isExpanded?: boolean;
  readonly size?: 'normal' | 'large';
  readonly id?: string;
  readonly slot?: string;
  readonly buttonRef?: Ref<HTMLButtonElement>;
}

/** A button that shows an icon and says its name. */
export function IconButton(props: IconButtonProps): ReactElement {
  const { label, icon, onPress, shortcut, disabledReason, isPressed, isExpanded, size = 'normal' } = props;
  const reasonId = useId();
  const isDisabled = disabledReason !== undefined;
  return (
    <Tooltip text={disabledReason ?? label} shortcut={isDisabled ? undefined : shortcut}>
      <AriaButton
        {...(props.id ? { id: props.id } : {})}
        {...(props.slot ? { slot: props.slot } : {})}
        {...(props.buttonRef ? { ref: props.buttonRef } : {})}
        {...(isPressed === undefined ? {} : { 'aria-pressed': isPressed })}
        {...(isExpanded === undefined ? {} : { 'aria-expanded': isExpanded })}
        {...(isDisabled ? { 'aria-disabled': true, 'aria-describedby': reasonId } : {})}
        {...(onPress && !isDisabled ? { onPress } : {})}
        aria-label={label}
        className={classes('lc-icon-button', size === 'large' && 'lc-icon-button--large')}
      >
        {icon}
        {isDisabled && (
          <span id={reasonId} hidden>
            {disabledReason}
          </span>
        )}
      </AriaButton>
    </Tooltip>
  );
}

import { useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { classes } from '../classes.ts';
import { Spinner } from '../layout/spinner.tsx';
import { Tooltip } from './tooltip.tsx';

/** Orange for the main action of a screen, grey for the others, plain inside a line, danger for what takes away. */
export type ButtonTheme = 'orange' | 'grey' | 'plain' | 'danger';

export interface ButtonProps {
  readonly children: ReactNode;
  readonly theme?: ButtonTheme;
  readonly size?: 'normal' | 'small';
  readonly type?: 'button' | 'submit';
  readonly icon?: ReactNode;
  readonly onPress?: (() => void) | undefined;
  /** Why it cannot be used now. It stays focusable, so that the reason can be found by keyboard too. */
  readonly disabledReason?: string | undefined;
  readonly isPending?: boolean;
  readonly isWide?: boolean;
  readonly autoFocus?: boolean;
  readonly id?: string;
  readonly 'aria-label'?: string;
  readonly 'aria-expanded'?: boolean;
  /** Of a button that switches something on and off. */
  readonly 'aria-pressed'?: boolean;
  readonly 'aria-controls'?: string;
  readonly shortcut?: string;
  /** `close` inside a dialog. */
  readonly slot?: string;
}

/** A button with a text. */
export function Button(props: ButtonProps): ReactElement {
  const { children, theme = 'grey', size = 'normal', icon, onPress, disabledReason, isPending = false, isWide, shortcut } = props;
  const reasonId = useId();
  const isDisabled = disabledReason !== undefined;
  const button = (
    <AriaButton
      {...(props.id ? { id: props.id } : {})}
      {...(props.slot && !isDisabled ? { slot: props.slot } : {})}
      {...(props['aria-label'] ? { 'aria-label': props['aria-label'] } : {})}
      {...(props['aria-expanded'] === undefined ? {} : { 'aria-expanded': props['aria-expanded'] })}
      {...(props['aria-pressed'] === undefined ? {} : { 'aria-pressed': props['aria-pressed'] })}
      {...(props['aria-controls'] ? { 'aria-controls': props['aria-controls'] } : {})}
      {...(isDisabled ? { 'aria-disabled': true, 'aria-describedby': reasonId } : {})}
      {...(onPress && !isDisabled && !isPending ? { onPress } : {})}
      // A disabled submit must not submit its form by Enter either, and a pending one not twice.
      type={isDisabled || isPending ? 'button' : (props.type ?? 'button')}
      // React Aria's own pending state announces the button by its id, which dangles when the button goes.
      // It lets none of the two attributes through, so they are given to the element itself.
      {...(isPending ? { render: (attributes) => <button {...attributes} aria-busy="true" data-pending="true" /> } : {})}
      autoFocus={props.autoFocus ?? false}
      className={classes('lc-button', `lc-button--${theme}`, size === 'small' && 'lc-button--small', isWide && 'lc-button--wide')}
    >
      {isPending ? <Spinner /> : icon}
      <span>{children}</span>
      {isDisabled && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
    </AriaButton>
  );
  if (!isDisabled && !shortcut) return button;
  return (
    <Tooltip text={disabledReason ?? children} shortcut={isDisabled ? undefined : shortcut}>
      {button}
    </Tooltip>
  );
}

import { useId } from 'react';
import type { ReactElement } from 'react';
import { classes } from '../classes.ts';
import type { IconButtonProps } from './icon-button.tsx';
import { deferred } from './deferred.tsx';
import type { Wanted } from './deferred.tsx';

function PlaceholderIconButton(props: IconButtonProps & Wanted): ReactElement {
  const { id, label, icon, onPress, disabledReason, isPressed, isExpanded, size = 'normal', buttonRef } = props;
  const reasonId = useId();
  const isDisabled = disabledReason !== undefined;
  return (
    <button
      type="button"
      id={id}
      ref={buttonRef}
      aria-label={label}
      aria-pressed={isPressed}
      aria-expanded={isExpanded}
      aria-disabled={isDisabled || undefined}
      aria-describedby={isDisabled ? reasonId : undefined}
      className={classes('lc-icon-button', size === 'large' && 'lc-icon-button--large')}
      onClick={isDisabled ? undefined : onPress}
    >
      {icon}
      {isDisabled && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
    </button>
  );
}

/** A button that shows an icon and says its name, for the first screen: its tooltip comes after the rows. */
export const DeferredIconButton = deferred<IconButtonProps>({
  load: async () => (await import('./icon-button.tsx')).IconButton,
  Placeholder: PlaceholderIconButton,
});

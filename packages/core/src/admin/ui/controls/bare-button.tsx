import type { ReactElement, ReactNode } from 'react';
import type { ButtonTheme } from './button.tsx';
import { classes } from '../classes.ts';

interface BareButtonProps {
  readonly children: ReactNode;
  readonly onPress: () => void;
  readonly theme?: ButtonTheme;
  readonly size?: 'normal' | 'small';
  readonly icon?: ReactNode;
}

/** A button without tooltip, waiting or refusal, for what belongs to the first download. */
export const BareButton = ({ children, onPress, theme = 'grey', size = 'normal', icon }: BareButtonProps): ReactElement => (
  <button
    type="button"
    className={classes('lc-button', `lc-button--${theme}`, size === 'small' && 'lc-button--small')}
    onClick={onPress}
  >
    {icon}
    <span>{children}</span>
  </button>
);

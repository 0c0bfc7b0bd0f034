import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { classes } from '../classes.ts';
import type { ButtonTheme } from './button.tsx';

interface LinkButtonProps {
  /** A path below `/cmsadmin`. */
  readonly to: string;
  readonly children: ReactNode;
  readonly theme?: ButtonTheme;
  readonly icon?: ReactNode;
}

/** A link to another screen that looks like a button, because it is the next thing to do. */
export const LinkButton = ({ to, children, theme = 'grey', icon }: LinkButtonProps): ReactElement => (
  <Link to={to} className={classes('lc-button', `lc-button--${theme}`)}>
    {icon}
    <span>{children}</span>
  </Link>
);

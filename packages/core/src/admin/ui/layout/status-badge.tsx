import type { ReactElement, ReactNode } from 'react';
import { classes } from '../classes.ts';

export interface StatusBadgeProps {
  /** Green is for live alone, red for errors alone. */
  readonly tone: 'live' | 'warning' | 'danger' | 'neutral';
  /** The word that says what the colour means. */
  readonly children: ReactNode;
}

/** A state: a colour and always a word. */
export const StatusBadge = ({ tone, children }: StatusBadgeProps): ReactElement => (
  <span className={classes('lc-status', `lc-status--${tone}`)}>{children}</span>
);

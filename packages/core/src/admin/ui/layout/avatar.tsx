import { UserRound } from 'lucide-react';
import type { ReactElement } from 'react';
import { classes } from '../classes.ts';

interface AvatarProps {
  readonly name: string;
  readonly image: string | null;
  readonly size?: 'normal' | 'large';
}

/** The first letters of a name: of its first and its last word. */
const initialsOf = (name: string): string =>
  name
    .split(/[\s@.]+/)
    .filter(Boolean)
    .map((word) => word[0]?.toUpperCase() ?? '')
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join('');

/** A person's picture, or their initials. Decorative: the name stands beside it. */
export const Avatar = ({ name, image, size = 'normal' }: AvatarProps): ReactElement => (
  <span className={classes('lc-avatar', size === 'large' && 'lc-avatar--large')} aria-hidden="true">
    {image ? <img src={image} alt="" /> : initialsOf(name) || <UserRound className="lc-icon" />}
  </span>
);

import { Zap } from 'lucide-react';
import { createElement } from 'react';
import type { ReactNode } from 'react';
import type { AdminIcon } from '../contributions.ts';
import { Icon } from '../ui/icons/icon.tsx';

/** The icon of an entry, in its size. */
export const paletteIcon = (icon: AdminIcon = Zap): ReactNode =>
  typeof icon === 'string' ? <Icon name={icon} /> : createElement(icon, { className: 'lc-icon', 'aria-hidden': true });

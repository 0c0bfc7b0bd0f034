import { Square } from 'lucide-react';
import { createElement } from 'react';
import type { ReactElement } from 'react';
import { iconSet } from './icon-set.ts';

/** An icon by its lucide name; a square where the set does not hold it. Decorative: a text stands beside it. */
export const Icon = ({ name }: { readonly name: string }): ReactElement =>
  createElement(iconSet[name] ?? Square, { className: 'lc-icon', 'aria-hidden': true });

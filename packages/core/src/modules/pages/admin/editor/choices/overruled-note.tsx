import type { ReactElement } from 'react';
import { withMessages } from '#admin/messages/use-messages.ts';
import { useSaver } from '../context/editor-context.ts';
import { later } from '../late/later.tsx';

const OverruledBar = later(
  withMessages([() => import('./choices.messages.ts')], async () => (await import('./overruled-bar.tsx')).OverruledBar),
);

/** The bar of a field of which others chose their words over those that were stored from here. */
export function OverruledNote({ property }: { readonly property: string }): ReactElement | null {
  const overruled = useSaver((state) => state.overruled.find((one) => one.property === property));
  return overruled ? <OverruledBar overruled={overruled} /> : null;
}

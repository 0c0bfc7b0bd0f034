import type { ReactElement } from 'react';
import { withMessages } from '#admin/messages/use-messages.ts';
import { useSaver } from '../context/editor-context.ts';
import { later } from '../late/later.tsx';

const ConflictBar = later(
  withMessages([() => import('./choices.messages.ts')], async () => (await import('./conflict-bar.tsx')).ConflictBar),
);

/** The bar of a field, or of a block, where something of it waits for a choice. */
export function ConflictNote({ property }: { readonly property: string }): ReactElement | null {
  const conflict = useSaver((state) => state.conflicts.find((one) => one.property === property));
  return conflict ? <ConflictBar conflict={conflict} /> : null;
}

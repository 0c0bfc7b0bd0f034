import type { TextKey } from '#admin/messages/message-key.ts';
import type { StatusBadgeProps } from '#admin/ui/layout/status-badge.tsx';
import type { CellState } from '../../translations.calls.ts';

/** The states of a page in a language, those first that need somebody most. */
export const cellStates = ['missing', 'outdated', 'draft', 'requested', 'live'] as const satisfies readonly CellState[];

/** How a state looks, and its word. */
export const cellLooks: Readonly<Record<CellState, { readonly tone: StatusBadgeProps['tone']; readonly text: TextKey }>> = {
  missing: { tone: 'neutral', text: 'matrix.missing' },
  outdated: { tone: 'warning', text: 'matrix.outdated' },
  draft: { tone: 'neutral', text: 'matrix.draft' },
  requested: { tone: 'warning', text: 'matrix.requested' },
  live: { tone: 'live', text: 'matrix.live' },
};

import type { Text } from '#admin/messages/use-messages.ts';
import type { StatusBadgeProps } from '#admin/ui/layout/status-badge.tsx';
import type { ExternalLink, LinkState } from '../../links.schema.ts';

/** In the order in which somebody looks for them. */
export const shownStates = ['broken', 'moved', 'failing', 'closed', 'good', 'unchecked'] as const satisfies readonly LinkState[];

/** Colours of states. Green is for what is live alone. */
export const tones: Readonly<Record<LinkState, StatusBadgeProps['tone']>> = {
  broken: 'danger',
  moved: 'warning',
  failing: 'warning',
  closed: 'neutral',
  good: 'neutral',
  unchecked: 'neutral',
};

/** Why a link is in its state, in one sentence; undefined where there is nothing to say. */
export function reasonText(t: Text, { state, reason, status }: ExternalLink): string | undefined {
  if (state === 'closed') return t('external.closedText', { status: status ?? 0 });
  return reason === null ? undefined : t(`external.reason.${reason}`, { status: status ?? 0 });
}

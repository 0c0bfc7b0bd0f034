import type { MessageLoader } from '../../../admin/messages/use-messages.ts';

export { auditLabel } from './audit-labels.ts';

/** The words of `auditLabel`. */
export const auditLoaders: readonly MessageLoader[] = [() => import('./audit.messages.ts')];

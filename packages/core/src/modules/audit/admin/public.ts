export type { AuditLabels } from './audit-labels.ts';
export { useAuditLabels } from './use-audit-labels.ts';

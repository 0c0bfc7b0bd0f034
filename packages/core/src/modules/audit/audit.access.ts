import type { AccessRows } from '../../contract/access-row.ts';

/** The access of each route of this module. */
export const auditAccess: AccessRows = {
  'GET /audit/list': 'view-audit-log',
  'GET /audit/export': 'view-audit-log',
};

import { defineModule } from '../../contract/module.ts';

/** The audit log: who changed what, sealed so that nobody changes it afterwards. */
export const audit = defineModule({
  id: 'audit',
  permissions: {
    'view-audit-log': { label: 'View the audit log' },
  },
  audit: {
    actions: {
      'audit.export': 'Export the audit log',
    },
    subjects: {
      audit: 'Audit log',
    },
    fields: {
      filters: 'Narrowed by',
    },
    values: {
      csv: 'CSV',
      ndjson: 'JSON',
    },
  },
});

import { Readable } from 'node:stream';
import * as z from 'zod';
import { listQuery } from '../../../server/http/list-query.ts';
import { defineRoute } from '../../../server/http/route.ts';
import { auditFilters } from './audit-query.ts';
import { exportAudit } from './export-audit.ts';
import { listAudit } from './list-audit.ts';
import { recordAudit } from './record-audit.ts';

const mediaTypes = { csv: 'text/csv; charset=utf-8', ndjson: 'application/x-ndjson; charset=utf-8' } as const;

/** The audit log is read. Nothing changes or deletes it. */
export const auditRoutes = [
  defineRoute({
    method: 'GET',
    path: '/audit/list',
    access: 'view-audit-log',
    summary: 'The audit log, by pages.',
    query: listQuery({ columns: ['at'], sortBy: 'at', filters: auditFilters }),
    run: async ({ app, query }) => ({ data: await listAudit(app, query) }),
  }),
  defineRoute({
    method: 'GET',
    path: '/audit/export',
    access: 'view-audit-log',
    summary: 'The audit log as a file: CSV or a JSON object in each line.',
    query: z.strictObject({ format: z.enum(['csv', 'ndjson'], 'V_12').default('csv'), ...auditFilters }),
    respond: 'raw',
    async run({ app, actor, origin, ctx, query }) {
      const { format, ...filters } = query;
      const changes = { format, filters: Object.keys(filters) };
      await recordAudit(app, { actor, origin, action: 'audit.export', entity: 'audit', entityID: '', outcome: 'done', changes });
      ctx.set('cache-control', 'private, no-store');
      ctx.attachment(`audit-log-${new Date().toISOString().slice(0, 10)}.${format}`);
      ctx.set('content-type', mediaTypes[format]);
      ctx.body = Readable.from(exportAudit(app, filters, format));
    },
  }),
];

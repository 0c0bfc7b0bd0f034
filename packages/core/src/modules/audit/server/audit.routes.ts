import { Readable } from 'node:stream';
import { route } from '#server/http/route.ts';
import { auditCalls } from '../audit.calls.ts';
import { exportAudit } from './export-audit.ts';
import { listAudit } from './list-audit.query.ts';
import { recordAudit } from './record-audit.ts';

const mediaTypes = { csv: 'text/csv; charset=utf-8', ndjson: 'application/x-ndjson; charset=utf-8' } as const;

/** The audit log is read. Nothing changes or deletes it. */
export const auditRoutes = [
  route(auditCalls.list, async ({ app, query }) => ({ data: await listAudit(app, query) })),
  route(auditCalls.export, async ({ app, actor, origin, ctx, query }) => {
    const { format, ...filters } = query;
    const changes = { format, filters: Object.keys(filters) };
    await recordAudit(app, { actor, origin, action: 'audit.export', entity: 'audit', entityID: '', outcome: 'done', changes });
    ctx.set('cache-control', 'private, no-store');
    ctx.attachment(`audit-log-${app.now().toISOString().slice(0, 10)}.${format}`);
    ctx.set('content-type', mediaTypes[format]);
    ctx.body = Readable.from(exportAudit(app, filters, format));
  }),
];

import { defineCommand } from '#server/kernel/command.ts';
import { packed, sealOf } from './compose-record.ts';
import { drawRecord } from './draw-record.ts';
import type { DrawnRecord, RecordedPublication } from './draw-record.ts';
import { writeParts } from './record-parts.ts';

/** Keeps a publication as visitors read it. Its seal stands in the audit log, whose chain says that nobody changed it since. */
export const recordPublication = defineCommand<RecordedPublication, void, DrawnRecord>(
  'page.record',
  async ({ em, now, authorize, audit }, { id, pageID }, { path, html, parts }) => {
    authorize('publish-page');
    const seal = sealOf({ html, parts });
    const rows = await em.execute<{ id: string }[]>(
      `insert into lectern_publication_record (publication_id, page_id, path, drawn_at, html, seal)
       select id, page_id, ?, ?, ?, ? from lectern_publication where id = ? on conflict do nothing returning publication_id as id`,
      [path, now, packed(html), seal, id],
    );
    if (rows.length === 0) return;
    await writeParts(em, id, parts);
    audit({ entity: 'page', entityID: pageID, changes: { publication: id, seal } });
  },
  {
    prepare: (context, publication) => {
      context.authorize('publish-page');
      return Promise.resolve(() => drawRecord(context.app, publication));
    },
  },
);

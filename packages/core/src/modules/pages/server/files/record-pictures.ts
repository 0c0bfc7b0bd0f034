import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { MediaRecord, Reference } from '#contract/content.ts';
import type { MediaUse } from '#contract/fields/field.ts';
import { cacheTags } from '#server/kernel/invalidations.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { wholeManager } from '#server/plugin/plugin-em.ts';
import { mediaSigner } from '#server/site/media-signer.ts';
import { recordGroup } from '#server/site/record-pictures.ts';
import type { AllRecordPictures, RecordPictures } from '#server/site/record-pictures.ts';
import { createTagCache } from '#server/site/tag-cache.ts';
import { withUrls } from '#site/render/media-url.ts';
import { assertAvailable } from '#modules/media/server/public.ts';
import { resolveUses } from '../content/media-records.ts';
import { writeReferences } from '../content/references.ts';

interface Kept {
  readonly record: MediaRecord | undefined;
}

/** Bytes, about, of what is kept of all plugins together. */
const capacity = 5_000_000;

const asUse = (fileID: string): MediaUse => ({ name: recordGroup, kind: 'image', fileID });

/** The file that a record shows; undefined where it shows none. */
async function shownFile(em: SqlEntityManager, id: string): Promise<string | undefined> {
  const rows = await em.execute<{ target: string }[]>(
    `select target from lectern_reference where owner_kind = 'record' and owner_id = ? and kind = 'media'`,
    [id],
  );
  return rows[0]?.target;
}

const showOf =
  (plugin: string): RecordPictures['show'] =>
  async ({ em: given, actor, invalidate }, { id, label }, fileID, property = 'image') => {
    const em = wholeManager(given);
    const isNew = fileID !== null && fileID !== (await shownFile(em, id));
    await assertAvailable({ em, actor, uses: isNew ? [asUse(fileID)] : [], propertyOf: () => property });
    const references: [string, Reference][] = fileID === null ? [] : [[plugin, { kind: 'media', id: fileID, anchor: label }]];
    await writeReferences(em, { kind: 'record', id }, references);
    invalidate(cacheTags.page(id));
  };

/** What records of plugins show. Each is kept under the tag that a page of its id would have. */
export function createRecordPictures(app: Lectern): AllRecordPictures {
  const kept = createTagCache<Kept>(capacity);
  app.invalidations.subscribe((tags) => kept.drop(tags));

  /** Looks records up, and makes what visitors see of a picture that was never shown before. */
  async function load(ids: readonly string[]): Promise<void> {
    const since = kept.mark();
    const em = app.em();
    const rows = await em.execute<{ id: string; fileID: string }[]>(
      `select owner_id as id, target as "fileID" from lectern_reference
       where owner_kind = 'record' and kind = 'media' and owner_id = any(?::text[])`,
      [`{${ids.join(',')}}`],
    );
    const uses = new Map(rows.map(({ id, fileID }) => [id, asUse(fileID)]));
    const { images } = await resolveUses(app, em, [...uses.values()]);
    for (const id of ids) {
      const use = uses.get(id);
      kept.set(id, { record: use && images.get(use) }, { tags: [cacheTags.page(id)], size: 500, since });
    }
  }

  async function find(ids: readonly string[]): Promise<ReadonlyMap<string, MediaRecord>> {
    const unknown = ids.filter((id) => !kept.get(id));
    if (unknown.length > 0) await load(unknown);
    return new Map(
      ids.flatMap((id) => {
        const record = kept.get(id)?.record;
        return record ? [[id, record] as const] : [];
      }),
    );
  }

  return {
    of: (plugin) => ({
      show: showOf(plugin),
      async of(recordIDs) {
        const found = await find(recordIDs);
        const { sign } = app.service(mediaSigner);
        return new Map(
          [...found].flatMap(([id, record]) => {
            const place = { apiPath: app.apiPath, pageID: id, group: recordGroup, sign };
            const media = withUrls({ [recordGroup]: record }, place)[recordGroup];
            return media ? [[id, media] as const] : [];
          }),
        );
      },
    }),
    find: async (recordID) => (await find([recordID])).get(recordID),
  };
}

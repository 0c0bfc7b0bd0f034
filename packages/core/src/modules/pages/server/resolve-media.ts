import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { BlockDefinition } from '../../../contract/block.ts';
import type { MediaRecord, StoredBlock } from '../../../contract/content.ts';
import type { FieldError } from '../../../contract/errors.ts';
import type { MediaUse } from '../../../contract/fields.ts';
import type { Registry } from '../../../server/kernel/registry.ts';
import { MediaFile } from '../../media/server/media-file.entity.ts';

/** The media that the props of a block use. Props of a type or version that the code does not know use none that it knows of. */
function mediaUsesOf(types: Registry<BlockDefinition>, block: StoredBlock): readonly MediaUse[] {
  const definition = types.get(block.type);
  return definition && definition.version === block.version ? definition.media(block.props) : [];
}

/** Loads what a list of uses names, as records by name. Uses of a file that is gone are reported. */
export async function resolveUses(
  em: SqlEntityManager,
  uses: readonly MediaUse[],
): Promise<{ records: Map<MediaUse, MediaRecord>; missing: MediaUse[] }> {
  const ids = [...new Set(uses.map((use) => use.fileID))];
  const files = ids.length > 0 ? await em.find(MediaFile, { id: { $in: ids }, deletedAt: null }) : [];
  const byID = new Map(files.map((file) => [file.id, file]));
  const records = new Map<MediaUse, MediaRecord>();
  const missing: MediaUse[] = [];
  for (const use of uses) {
    const file = byID.get(use.fileID);
    if (!file || (use.kind === 'image') !== (file.fileType === 'image')) missing.push(use);
    else records.set(use, recordOf(file, use));
  }
  return { records, missing };
}

function recordOf(file: MediaFile, use: MediaUse): MediaRecord {
  return {
    hash: file.hash,
    fileName: file.fileName,
    altText: use.altText ?? file.defaultAltText,
    ...(file.width === null || file.width === undefined || file.height === null || file.height === undefined
      ? {}
      : { width: file.width, height: file.height }),
    size: file.size,
  };
}

/** Fills `__images` and `__files` of every block from what its props use. */
export async function withMedia(
  em: SqlEntityManager,
  types: Registry<BlockDefinition>,
  blocks: Readonly<Record<string, StoredBlock>>,
): Promise<{ blocks: Record<string, StoredBlock>; errors: FieldError[] }> {
  const usesByKey = Object.entries(blocks).map(([key, block]) => [key, mediaUsesOf(types, block)] as const);
  const { records, missing } = await resolveUses(
    em,
    usesByKey.flatMap(([, uses]) => uses),
  );
  const result: Record<string, StoredBlock> = { ...blocks };
  const errors: FieldError[] = [];
  for (const [key, uses] of usesByKey) {
    const block = blocks[key];
    if (!block || uses.length === 0) continue;
    const named = (kind: MediaUse['kind']): Record<string, MediaRecord> =>
      Object.fromEntries(
        uses
          .filter((use) => use.kind === kind)
          .flatMap((use) => {
            const record = records.get(use);
            return record ? [[use.name, record]] : [];
          }),
      );
    result[key] = { ...block, __images: named('image'), __files: named('file') };
    for (const use of uses)
      if (missing.includes(use)) errors.push({ property: `blocks.${key}.${use.name.split(':')[0]}`, code: 'V_17' });
  }
  return { blocks: result, errors };
}

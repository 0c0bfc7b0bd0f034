import type { SeoSettings, StoredBlock } from '../../../contract/content.ts';
import type { MediaUse } from '../../../contract/fields/field.ts';
import { upgradeProps } from '../../../contract/block.ts';
import type { Lectern } from '../../../server/kernel/lectern.ts';
import { emptySeo } from './content.schema.ts';
import type { IncomingBlock } from './content.schema.ts';
import { resolveUses } from './media-records.ts';
import { mediaUsesOf, ownMediaUses } from './resolve-media.ts';

interface Content {
  readonly type: string | undefined;
  readonly blocks: Readonly<Record<string, IncomingBlock | StoredBlock>> | undefined;
  readonly typeData: Readonly<Record<string, unknown>> | undefined;
  readonly seo: SeoSettings | undefined;
}

/** What can be found in content that nobody checked yet. */
function usesOf(find: () => readonly MediaUse[]): readonly MediaUse[] {
  try {
    return find();
  } catch {
    // It has another shape than its fields say; the command says so.
    return [];
  }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const isReadable = ({ fileID }: MediaUse): boolean => typeof fileID === 'string' && uuid.test(fileID);

/**
 * Makes the images that content uses and that were not made yet, before the transaction of the command that stores it: a
 * cut takes a moment, and meanwhile nobody should have to wait for the page.
 */
export async function prepareMedia(app: Lectern, { type, blocks = {}, typeData = {}, seo = emptySeo }: Content): Promise<void> {
  const ofBlocks = Object.values(blocks).flatMap((block) =>
    usesOf(() => {
      const definition = app.blocks.get(block.type);
      if (!definition) return [];
      const upgraded = upgradeProps(definition, { version: block.version ?? definition.version, props: block.props });
      return upgraded.isNewer ? [] : mediaUsesOf(definition, upgraded.props);
    }),
  );
  const own = usesOf(() => {
    const found = ownMediaUses(type === undefined ? undefined : app.pageTypes.get(type), { typeData, seo });
    return [...found.type, ...found.seo];
  });
  const uses = [...ofBlocks, ...own].filter(isReadable);
  if (uses.length > 0) await resolveUses(app, app.orm.em.fork(), uses);
}

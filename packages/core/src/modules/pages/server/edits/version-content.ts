import { upgradeProps } from '#contract/block.ts';
import type { StoredBlock } from '#contract/content.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import type { Operation } from '../../edits/operation.ts';
import type { PageContent } from '../../edits/page-content.ts';
import type { PageVersion } from '../page/page-version.entity.ts';
import { applyInSlices } from './apply-in-slices.ts';

type Registries = Pick<Lectern, 'blocks' | 'pageTypes'>;

/** The content of a version as its row holds it. */
export type VersionRow = Pick<PageVersion, 'title' | 'typeData' | 'typeVersion' | 'blocks' | 'blockOrder' | 'seo'>;

/** A block whose props the code can change: at its version. As it is where the code does not know it, or not so new. */
function upgradedBlock({ blocks }: Pick<Registries, 'blocks'>, block: StoredBlock): StoredBlock {
  const definition = blocks.get(block.type);
  if (!definition || definition.version === block.version) return block;
  try {
    const { isNewer, props, version } = upgradeProps(definition, block);
    return isNewer ? block : { ...block, props, version };
  } catch {
    return block;
  }
}

/** The content of a row in the form in which it is edited. */
export const contentOf = ({ title, typeData, blocks, blockOrder, seo }: VersionRow): PageContent => ({
  title,
  typeData,
  blocks,
  order: blockOrder,
  seo,
});

/** Content with the blocks whose fields operations change at the version of the code. */
export function withUpgradedBlocks(app: Registries, content: PageContent, operations: readonly Operation[]): PageContent {
  const keys = new Set(operations.flatMap((operation) => ('key' in operation && operation.op === 'set' ? [operation.key] : [])));
  const upgraded = [...keys].flatMap((key) => {
    const block = Object.hasOwn(content.blocks, key) ? content.blocks[key] : undefined;
    return block ? [[key, upgradedBlock(app, block)] as const] : [];
  });
  return upgraded.length > 0 ? { ...content, blocks: { ...content.blocks, ...Object.fromEntries(upgraded) } } : content;
}

/** A row with the page's own data at the version of the code. */
export function withUpgradedData<Row extends VersionRow>(app: Registries, type: string, row: Row): Row {
  const pageType = app.pageTypes.get(type);
  if (!pageType) return row;
  const { props, version } = upgradeProps(pageType, { version: row.typeVersion, props: row.typeData });
  return { ...row, typeData: { ...props }, typeVersion: version };
}

/** The content of a row at the versions of the code, so that it can be compared with another. */
export function comparableContent(app: Registries, type: string, row: VersionRow): PageContent {
  const content = contentOf(withUpgradedData(app, type, row));
  const blocks = Object.entries(content.blocks).map(([key, block]) => [key, upgradedBlock(app, block)] as const);
  return { ...content, blocks: Object.fromEntries(blocks) };
}

/** A row with edits that were written since, as if they stood in it. */
export async function withEdits<Row extends VersionRow>(
  app: Registries,
  type: string,
  row: Row,
  edits: readonly { readonly operations: readonly Operation[] }[],
): Promise<Row> {
  if (edits.length === 0) return row;
  const operations = edits.flatMap((edit) => edit.operations);
  const current = withUpgradedData(app, type, row);
  const ready = withUpgradedBlocks(app, contentOf(current), operations);
  const { title, typeData, blocks, order, seo } = await applyInSlices(ready, operations);
  return { ...current, title, typeData: { ...typeData }, blocks: { ...blocks }, blockOrder: [...order], seo };
}

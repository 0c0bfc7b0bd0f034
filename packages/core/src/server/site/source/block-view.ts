import { upgradeProps } from '#contract/block.ts';
import type { BlockDefinition } from '#contract/block.ts';
import type { MediaRecord, Reference, StoredBlock } from '#contract/content.ts';
import { mediaUsesOf } from '#contract/media-uses.ts';
import type { SiteMedia } from '#site/define-site.ts';
import type { BlockView } from '../page-view.ts';
import { fileLinksOf } from './page-media.ts';
import type { PageMedia } from './page-media.ts';

/** The ids of references of a kind. */
export const idsOf = (references: readonly Reference[], wanted: Reference['kind']): string[] =>
  references.flatMap(({ kind, id }) => (kind === wanted ? [id] : []));

type Records = Readonly<Record<string, MediaRecord>>;

/** A stored block as it is drawn: at the version of the code, with the addresses of its media. One of an unknown type stays as it is. */
export function blockView(block: StoredBlock, definition: BlockDefinition | undefined, media: PageMedia): BlockView {
  const { type, key, anchorPoint, slots } = block;
  const addresses = (group: string, records: Records): Readonly<Record<string, SiteMedia>> =>
    media.withUrls(`${group}_${key}`, records);
  const view = {
    type,
    key,
    anchorPoint,
    slots,
    props: block.props,
    images: addresses('block_images', block.__images),
    files: addresses('block_files', block.__files),
    fileLinks: {},
    pages: [],
    tagIDs: [],
  };
  if (!definition) return view;
  try {
    const { props, isNewer } = upgradeProps(definition, block);
    const references = definition.references(props);
    return {
      ...view,
      props,
      fileLinks: fileLinksOf(() => mediaUsesOf(definition, props, references), view.files),
      // Props of a newer code may name what is none.
      pages: isNewer ? [] : idsOf(references, 'page'),
      tagIDs: isNewer ? [] : idsOf(references, 'tag'),
    };
  } catch (error) {
    return { ...view, failure: String(error) };
  }
}

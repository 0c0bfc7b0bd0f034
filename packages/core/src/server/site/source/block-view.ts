import { upgradeProps } from '../../../contract/block.ts';
import type { BlockDefinition } from '../../../contract/block.ts';
import type { MediaRecord, StoredBlock } from '../../../contract/content.ts';
import { mediaUsesOf } from '../../../contract/media-uses.ts';
import type { SiteMedia } from '../../../site/define-site.ts';
import type { BlockView } from '../page-view.ts';
import { fileLinksOf } from './page-media.ts';
import type { PageMedia } from './page-media.ts';

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
  };
  if (!definition) return view;
  try {
    const { props, isNewer } = upgradeProps(definition, block);
    const references = definition.references(props);
    return {
      ...view,
      props,
      fileLinks: fileLinksOf(mediaUsesOf(definition, props, references), view.files),
      // Props of a newer code may name what is none.
      pages: isNewer ? [] : references.flatMap(({ kind, id }) => (kind === 'page' ? [id] : [])),
    };
  } catch (error) {
    return { ...view, failure: String(error) };
  }
}

import type { ReactNode } from 'react';
import type { BlockViewProps } from '@lectern/core/site';
import { RichTextView } from '@lectern/rich-text/site';
import type { basic } from '../manifest.ts';
import { ArrowLink } from './arrow-link.tsx';
import { BlockImage } from './block-image.tsx';

/** Text beside an image: in a pointed arch, or as it is. */
export default function TextImageView({
  props,
  images,
  site,
  position,
}: BlockViewProps<(typeof basic.blocks)['text-image']>): ReactNode {
  const image = images['image'];
  // Blocks that were stored before there was a choice have none.
  const shape = props.shape === 'plain' ? 'plain' : 'arch';
  return (
    <section className={`basic-text-image basic-side-${props.side}`}>
      <div className="basic-words">
        {props.title && <h2 className="basic-title">{props.title}</h2>}
        <RichTextView className="prose" doc={props.body} images={images} name="body" site={site} />
        <ArrowLink link={props.action} site={site} />
      </div>
      {image && (
        <div className={`basic-${shape}`}>
          <BlockImage className={`basic-${shape}-picture`} image={image} isFirst={position === 0} />
        </div>
      )}
    </section>
  );
}

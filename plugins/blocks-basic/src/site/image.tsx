import type { ReactNode } from 'react';
import type { BlockViewProps } from '@lectern/core/site';
import type { basic } from '../manifest.ts';
import { BlockImage } from './block-image.tsx';

/** One image with its caption; nothing where the image is gone. */
export default function ImageView({ props, images, position }: BlockViewProps<(typeof basic.blocks)['image']>): ReactNode {
  const image = images['image'];
  if (!image) return null;
  return (
    <figure className={`basic-image basic-image-${props.size}`}>
      <BlockImage className="basic-picture" image={image} isFirst={position === 0} />
      {props.caption && <figcaption className="basic-caption">{props.caption}</figcaption>}
    </figure>
  );
}

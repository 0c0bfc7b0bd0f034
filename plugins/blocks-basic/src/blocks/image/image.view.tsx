import type { ReactNode } from 'react';
import { SiteImage } from '@lectern/core/site';
import type { BlockViewProps } from '@lectern/core/site';
import { loadingOf } from '../../site/loading-of.ts';
import type { image } from './image.block.ts';

type ImageBlock = typeof image;

const sizes = { column: '(min-width: 40rem) 32rem, 90vw', wide: '(min-width: 80rem) 74rem, 92vw' };

/** One image with its caption; nothing where the image is gone. */
export default function ImageView({ props, images, position }: BlockViewProps<ImageBlock>): ReactNode {
  const image = images['image'];
  if (!image) return null;
  return (
    <figure className={`basic-block basic-image basic-image-${props.size}`}>
      <SiteImage className="basic-picture" image={image} sizes={sizes[props.size]} loading={loadingOf(position)} />
      {props.caption && <figcaption className="basic-caption">{props.caption}</figcaption>}
    </figure>
  );
}

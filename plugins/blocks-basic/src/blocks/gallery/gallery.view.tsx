import type { ReactNode } from 'react';
import { SiteImage } from '@lectern/core/site';
import type { BlockViewProps } from '@lectern/core/site';
import { BlockSection } from '../../site/block-section.tsx';
import { loadingOf } from '../../site/loading-of.ts';
import type { gallery } from './gallery.block.ts';

const half = '(min-width: 80rem) 36rem, (min-width: 40rem) 46vw, 92vw';
const third = '(min-width: 80rem) 24rem, (min-width: 40rem) 30vw, 45vw';

/** Several images with their captions. Those that are gone leave no gap. */
export default function GalleryView({ props, images, position }: BlockViewProps<typeof gallery>): ReactNode {
  const shown = props.images.flatMap(({ caption }, index) => {
    const image = images[`images.${index}.image`];
    return image ? [{ image, caption, index }] : [];
  });
  if (shown.length === 0) return null;
  const sizesOf = (place: number): string =>
    props.layout === 'pairs' || (props.layout === 'lead' && place === 0) ? half : third;
  return (
    <BlockSection className="basic-gallery" title={props.title}>
      <ul className={`basic-gallery-images basic-gallery-${props.layout}`}>
        {shown.map(({ image, caption, index }, place) => (
          <li key={index} className="basic-gallery-item">
            <figure className="basic-gallery-figure">
              <SiteImage
                className="basic-gallery-picture"
                image={image}
                sizes={sizesOf(place)}
                loading={loadingOf(position, place)}
              />
              {caption && <figcaption className="basic-caption">{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}

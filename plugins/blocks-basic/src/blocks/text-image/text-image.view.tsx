import type { ReactNode } from 'react';
import { ArrowLink, SiteImage } from '@lectern/core/site';
import type { BlockViewProps } from '@lectern/core/site';
import { RichTextView } from '@lectern/rich-text/site';
import { loadingOf } from '../../site/loading-of.ts';
import type { textImage } from './text-image.block.ts';

/** Text beside an image: in a pointed arch, or as it is. */
export default function TextImageView({ props, images, files, site, position }: BlockViewProps<typeof textImage>): ReactNode {
  const image = images['image'];
  return (
    <section className={`basic-block basic-text-image basic-side-${props.side}`}>
      <div className="basic-body">
        {props.title && <h2 className="basic-title">{props.title}</h2>}
        <RichTextView className="prose" doc={props.body} images={images} files={files} name="body" site={site} />
        <ArrowLink className="basic-action" link={props.action} site={site} />
      </div>
      {image && (
        <div className={`basic-${props.shape}`}>
          <SiteImage
            className={`basic-${props.shape}-picture`}
            image={image}
            sizes="(min-width: 48rem) 27rem, 90vw"
            loading={loadingOf(position)}
          />
        </div>
      )}
    </section>
  );
}

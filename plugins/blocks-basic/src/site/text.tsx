import type { ReactNode } from 'react';
import type { BlockViewProps } from '@lectern/core/site';
import { RichTextView } from '@lectern/rich-text/site';
import type { basic } from '../manifest.ts';

/** A title and text. */
export default function TextView({ props, images, site }: BlockViewProps<(typeof basic.blocks)['text']>): ReactNode {
  return (
    <section className={`basic-text basic-${props.tone} basic-text-${props.layout}`}>
      {props.title && <h2 className="basic-title">{props.title}</h2>}
      <RichTextView className="prose" doc={props.body} images={images} name="body" site={site} />
    </section>
  );
}

import type { ReactNode } from 'react';
import type { BlockViewProps } from '@lectern/core/site';
import { RichTextView } from '@lectern/rich-text/site';
import { BlockSection } from '../../site/block-section.tsx';
import type { text } from './text.block.ts';

/** A title and text. */
export default function TextView({ props, images, files, site }: BlockViewProps<typeof text>): ReactNode {
  return (
    <BlockSection className={`basic-text basic-${props.tone} basic-text-${props.layout}`} title={props.title}>
      <RichTextView className="prose" doc={props.body} images={images} files={files} name="body" site={site} />
    </BlockSection>
  );
}

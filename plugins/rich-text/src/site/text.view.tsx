import type { BlockViewProps } from '@lectern/core/site';
import type manifest from '../manifest.ts';
import { RichTextView } from './rich-text-view.tsx';

type TextBlock = (typeof manifest)['blocks']['text'];

/** The block: a document and nothing around it. */
export default function TextView({ props, images, files, site }: BlockViewProps<TextBlock>) {
  return <RichTextView doc={props.body} name="body" images={images} files={files} site={site} />;
}

import type { SiteContext, SiteMedia } from '@lectern/core/site';
import type { RichText } from '../document/rich-text.types.ts';
import type { NodeView } from './html-context.ts';
import { toHtml } from './to-html.ts';

export interface RichTextViewProps {
  readonly doc: RichText;
  /** Name of the field that holds the document, `items.0.body` inside a list. */
  readonly name: string;
  readonly images: Readonly<Record<string, SiteMedia>>;
  /** The files of the block, in which its videos are. */
  readonly files?: Readonly<Record<string, SiteMedia>>;
  readonly site: Pick<SiteContext, 'link' | 'locale'>;
  /** Views of plugins' nodes. */
  readonly views?: readonly NodeView[];
  /** How wide images lie on the page, as in HTML. Default: the width of a column of text. */
  readonly sizes?: string;
  /** Added to `rich-text`. */
  readonly className?: string;
}

/** Rich text on the site. Nothing at all where the document is empty. */
export function RichTextView({ doc, className, ...options }: RichTextViewProps) {
  const html = toHtml(doc, options);
  if (html === '') return null;
  // The string is the serialiser's: it escapes every text and lets no address through that is not allowed.
  return <div className={className ? `rich-text ${className}` : 'rich-text'} dangerouslySetInnerHTML={{ __html: html }} />;
}

import type { RichText } from '../document/rich-text.types.ts';
import { toHtml } from './to-html.ts';
import type { HtmlOptions } from './to-html.ts';

export interface RichTextViewProps extends HtmlOptions {
  readonly doc: RichText;
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

import { defineSite } from '@lectern/core/site';
import type manifest from '../manifest.ts';

export { html } from './html.ts';
export type { Html } from './html.ts';
export { defineNodeView } from './html-context.ts';
export type { NodeView, NodeViewContext } from './html-context.ts';
export { RichTextView } from './rich-text-view.tsx';
export type { RichTextViewProps } from './rich-text-view.tsx';
export { toHtml } from './to-html.ts';
export type { HtmlOptions } from './to-html.ts';

export default defineSite<typeof manifest>({
  blocks: { text: () => import('./text.view.tsx') },
});

import { rich } from './rich.ts';
import type { BlockContent, FileMark, ImageMark, LinkMark, VideoMark } from './types.ts';

/** `rich-text/text`: a text without a title of its own, from Markdown. */
export const plain = (key: string, body: string): BlockContent => ({ key, type: 'rich-text/text', props: { body: rich(body) } });

interface CalloutInput {
  readonly tone: 'note' | 'tip' | 'warning';
  readonly title?: string;
  readonly body: string;
  readonly action?: LinkMark;
}

/** `basic/callout`. */
export const callout = (key: string, { tone, title = '', body, action }: CalloutInput): BlockContent => ({
  key,
  type: 'basic/callout',
  props: { tone, title, body: rich(body), action: action ?? null },
});

interface QuoteInput {
  readonly quote: string;
  readonly name: string;
  readonly role: string;
  readonly image?: ImageMark;
  readonly tone?: 'paper' | 'limestone';
}

/** `basic/quote`. */
export const quote = (key: string, { image, tone = 'paper', ...said }: QuoteInput): BlockContent => ({
  key,
  type: 'basic/quote',
  props: { ...said, image: image ?? null, tone },
});

/** `basic/accordion`: questions with the Markdown of their answers. */
export const questions = (
  key: string,
  title: string,
  items: readonly (readonly [question: string, answer: string])[],
): BlockContent => ({
  key,
  type: 'basic/accordion',
  props: { title, items: items.map(([question, answer]) => ({ title: question, body: rich(answer) })), isExclusive: false },
});

interface TableInput {
  readonly title?: string;
  readonly caption?: string;
  readonly rows: readonly (readonly string[])[];
}

/** `basic/table`, its first row and its first column being headers. */
export const table = (key: string, { title = '', caption = '', rows }: TableInput): BlockContent => ({
  key,
  type: 'basic/table',
  props: {
    title,
    caption,
    rows: rows.map((cells) => ({ cells: cells.map((text) => ({ text })) })),
    hasHeaderRow: true,
    hasHeaderColumn: true,
  },
});

/** `basic/gallery`. */
export const gallery = (
  key: string,
  title: string,
  pictures: readonly (readonly [image: ImageMark, caption: string])[],
  layout: 'rows' | 'lead' | 'pairs' = 'lead',
): BlockContent => ({
  key,
  type: 'basic/gallery',
  props: { title, layout, images: pictures.map(([image, caption]) => ({ image, caption })) },
});

/** `basic/buttons`, the first of which is the main one. */
export const buttons = (key: string, links: readonly LinkMark[]): BlockContent => ({
  key,
  type: 'basic/buttons',
  props: { align: 'start', buttons: links.map((link, index) => ({ link, kind: index === 0 ? 'main' : 'second' })) },
});

/** `basic/downloads`. */
export const downloads = (
  key: string,
  title: string,
  items: readonly { readonly title: string; readonly text: string; readonly file: FileMark }[],
): BlockContent => ({ key, type: 'basic/downloads', props: { title, items } });

/** `basic/video`. */
export const video = (key: string, mark: VideoMark, caption: string, transcript = ''): BlockContent => ({
  key,
  type: 'basic/video',
  props: { video: mark, caption, transcript, size: 'column' },
});

/** `basic/columns` with the blocks of its first two. */
export const columns = (
  key: string,
  title: string,
  first: readonly BlockContent[],
  second: readonly BlockContent[],
): BlockContent => ({ key, type: 'basic/columns', props: { title, layout: 'halves', hasRule: true }, slots: { first, second } });

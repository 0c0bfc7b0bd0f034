import { rich } from './rich.ts';
import type { BlockContent, ImageMark, LinkMark, PropValue } from './types.ts';

type Props = BlockContent['props'];

const block = (type: string, key: string, props: Props, anchorPoint?: string): BlockContent => ({
  key,
  type,
  ...(anchorPoint ? { anchorPoint } : {}),
  props,
});

interface TextInput {
  readonly title?: string;
  readonly body: string;
  readonly tone?: 'paper' | 'limestone';
  readonly layout?: 'column' | 'split';
  readonly anchor?: string;
}

/** `basic/text`; `body` is the Markdown of `rich`. */
export const text = (key: string, { title = '', body, tone = 'paper', layout = 'column', anchor }: TextInput) =>
  block('basic/text', key, { title, body: rich(body), tone, layout }, anchor);

interface TextImageInput {
  readonly title?: string;
  readonly body: string;
  readonly image: ImageMark;
  readonly side?: 'right' | 'left';
  /** `plain` for a picture that brings a frame of its own. */
  readonly shape?: 'arch' | 'plain';
  readonly action?: LinkMark;
  readonly anchor?: string;
}

/** `basic/text-image`. */
export const textImage = (
  key: string,
  { title = '', body, image, side = 'right', shape = 'arch', action, anchor }: TextImageInput,
) => block('basic/text-image', key, { title, body: rich(body), image, side, shape, action: action ?? null }, anchor);

/** `basic/image`. */
export const picture = (key: string, image: ImageMark, caption = '', size: 'column' | 'wide' = 'wide') =>
  block('basic/image', key, { image, caption, size });

interface CardInput {
  readonly title: string;
  readonly text: string;
  readonly link?: LinkMark;
  readonly image?: ImageMark;
}

/** `basic/cards`. */
export const cards = (key: string, title: string, items: readonly CardInput[]) =>
  block('basic/cards', key, {
    title,
    cards: items.map((item) => ({ title: item.title, text: item.text, link: item.link ?? null, image: item.image ?? null })),
  });

/** `news/list`. */
export const newsList = (key: string, title: string, count: number, showAll: LinkMark | null = null) =>
  block('news/list', key, { title, count, showAll });

/** `news/archive`. */
export const newsArchive = (key: string, title: string, count: number) =>
  block('news/archive', key, { title, count, hasYears: true });

/** `forms/form`, by the id of the form, with what happens once it is sent. */
export const form = (id: string, ...next: readonly string[]) =>
  block('forms/form', 'formulier', { form: id, next: next.map((step) => ({ text: step })) }, 'formulier');

interface HeroInput {
  readonly title: string;
  readonly intro: string;
  readonly action: LinkMark;
  readonly audiences: readonly {
    readonly kind: 'religious' | 'monuments' | 'former' | 'private';
    readonly title: string;
    readonly text: string;
    readonly link: LinkMark;
  }[];
}

/** `home-header/hero`. */
export const hero = (key: string, { title, intro, action, audiences }: HeroInput) =>
  block('home-header/hero', key, { title, intro, action, audiences } satisfies Record<string, PropValue>);

import { definePlugin } from '@lectern/core';
import { accordion } from './blocks/accordion.block.ts';
import { buttons } from './blocks/buttons.block.ts';
import { callout } from './blocks/callout.block.ts';
import { cards } from './blocks/cards.block.ts';
import { columns } from './blocks/columns.block.ts';
import { downloads } from './blocks/downloads.block.ts';
import { gallery } from './blocks/gallery.block.ts';
import { image } from './blocks/image.block.ts';
import { quote } from './blocks/quote.block.ts';
import { table } from './blocks/table.block.ts';
import { textImage } from './blocks/text-image.block.ts';
import { text } from './blocks/text.block.ts';
import { video } from './blocks/video.block.ts';

/** The small blocks that every site needs. */
export const basic = definePlugin({
  name: '@lectern/blocks-basic',
  id: 'basic',
  version: '0.1.0',
  core: '^0.1.0',
  entries: { site: true, admin: true },
  css: { site: true, admin: true },
  requires: { 'rich-text': '^0.1.0' },
  controls: ['table'],
  blocks: {
    text,
    'text-image': textImage,
    image,
    gallery,
    video,
    cards,
    buttons,
    quote,
    callout,
    accordion,
    table,
    downloads,
    columns,
  },
});

export { basic as default };

import { accordion } from './accordion/accordion.block.ts';
import { buttons } from './buttons/buttons.block.ts';
import { callout } from './callout/callout.block.ts';
import { cards } from './cards/cards.block.ts';
import { columns } from './columns/columns.block.ts';
import { downloads } from './downloads/downloads.block.ts';
import { gallery } from './gallery/gallery.block.ts';
import { image } from './image/image.block.ts';
import { quote } from './quote/quote.block.ts';
import { table } from './table/table.block.ts';
import { text } from './text/text.block.ts';
import { textImage } from './text-image/text-image.block.ts';
import { video } from './video/video.block.ts';

/** The blocks of the plugin by name, in the order in which editors are offered them. Their views stand in the site entry. */
export const blocks = {
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
};

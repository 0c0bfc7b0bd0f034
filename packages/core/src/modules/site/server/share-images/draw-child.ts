/**
 * A process that makes a PNG of the SVG on its standard input, and ends: the one that serves visitors decodes no SVG, whatever
 * it is handed.
 */
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { shareSize } from '#site/image/variant.ts';

const svg = await buffer(process.stdin);
const png = await sharp(svg, { limitInputPixels: 4_000_000 })
  .resize({ ...shareSize, fit: 'cover' })
  .png({ palette: true, effort: 7 })
  .toBuffer();
process.stdout.write(png);

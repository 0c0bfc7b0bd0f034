// Draws every scene to ../media. `node render.mjs [name …]` draws some of them.
import { readdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { bleed, frame } from './frame.mjs';

const scenes = new URL('./scenes/', import.meta.url);
const media = new URL('../media/', import.meta.url);
const [usual, largest, leastQuality] = [74_000, 104_000, 48];
const wanted = process.argv.slice(2);

for (const file of (await readdir(scenes)).toSorted()) {
  const name = file.replace('.mjs', '');
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const { scene } = await import(new URL(file, scenes));
  const { data, info } = await sharp(Buffer.from(frame(scene)))
    .extract({ left: bleed, top: bleed, width: scene.width, height: scene.height })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [quality, picture] = [82, Buffer.alloc(largest + 1)];
  while (picture.length > (quality > leastQuality ? usual : largest)) {
    quality -= 4;
    picture = await sharp(data, { raw: info }).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
  }
  await writeFile(new URL(`${name}.webp`, media), picture);
  console.log(`${name}.webp ${info.width}x${info.height} ${Math.round(picture.length / 1000)} kB, quality ${quality}`);
}

/**
 * Makes the web fonts of the site from the packages of Fontsource. Run it after an update of those packages:
 *
 *   node make-subset.mjs [folder with the Liberation fonts]
 *
 * With the folder it also prints the descriptors of the fallback faces in theme/fonts.css: the Liberation fonts have
 * the metrics of Times New Roman and Arial, which few build machines own.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { fallbackDescriptors, readMetrics } from './font-metrics.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const require = createRequire(import.meta.url);

/** Dutch, German and French, with their punctuation, the euro, arrows and a few signs of the trade. */
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x152, 0x153],
  [0x178, 0x178],
  [0x2010, 0x2015],
  [0x2018, 0x201e],
  [0x2020, 0x2022],
  [0x2026, 0x2026],
  [0x202f, 0x202f],
  [0x2032, 0x2033],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
];
const text = ranges
  .map(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join(''))
  .join('');

/** Running text of the three languages, so that the widths count by how often a letter is used. */
const sample = `Wij verzekeren kerken, monumenten, kloosters en bijzondere woonhuizen. Uiterlijk de volgende werkdag neemt uw
adviseur contact met u op. Wir versichern Kirchen, Denkmäler, Klöster und besondere Wohnhäuser. Nous assurons les églises,
les monuments et les maisons de caractère.`.replaceAll('\n', ' ');

const [fallbackFolder] = process.argv.slice(2);

const fonts = [
  {
    family: 'Source Serif 4',
    packageName: '@fontsource-variable/source-serif-4',
    source: 'source-serif-4-latin-opsz-normal.woff2',
    file: 'source-serif-4.woff2',
    licence: 'source-serif-4.OFL.txt',
    // The cut for display: this face is used for headings alone.
    axes: { opsz: 36, wght: { min: 400, max: 600 } },
    features: ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum'],
    weight: 500,
    fallback: 'LiberationSerif-Regular.ttf',
    limit: 45 * 1024,
  },
  {
    family: 'Figtree',
    packageName: '@fontsource-variable/figtree',
    source: 'figtree-latin-wght-normal.woff2',
    file: 'figtree.woff2',
    licence: 'figtree.OFL.txt',
    axes: { wght: { min: 400, max: 700 } },
    features: ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'],
    weight: 400,
    fallback: 'LiberationSans-Regular.ttf',
    limit: 28 * 1024,
  },
  {
    family: 'Figtree Italic',
    packageName: '@fontsource-variable/figtree',
    source: 'figtree-latin-wght-italic.woff2',
    file: 'figtree-italic.woff2',
    licence: 'figtree.OFL.txt',
    axes: { wght: { min: 400, max: 700 } },
    features: ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk'],
    weight: 400,
    fallback: 'LiberationSans-Italic.ttf',
    limit: 20 * 1024,
  },
];

for (const font of fonts) {
  const folder = dirname(require.resolve(`${font.packageName}/package.json`));
  const source = await readFile(join(folder, 'files', font.source));
  const subset = await subsetFont(source, text, {
    targetFormat: 'woff2',
    variationAxes: font.axes,
    keepFeatures: font.features,
    noHinting: true,
    preserveNameIds: [0, 13, 14],
  });
  if (subset.length > font.limit) throw new Error(`${font.file} is ${subset.length} bytes, more than ${font.limit}.`);
  await writeFile(join(here, font.file), subset);
  await copyFile(join(folder, 'LICENSE'), join(here, font.licence));
  console.log(`${font.file}: ${subset.length} bytes`);
  if (fallbackFolder) console.log(await describeFallback(font, source));
}

/** Measured at the weight that is used most: a variable font's own table of widths is that of its default weight. */
async function describeFallback(font, source) {
  const web = await subsetFont(source, text, { targetFormat: 'sfnt', variationAxes: { ...font.axes, wght: font.weight } });
  const fallback = await readFile(join(fallbackFolder, font.fallback));
  return fallbackDescriptors({ web: readMetrics(web), fallback: readMetrics(fallback), sample });
}

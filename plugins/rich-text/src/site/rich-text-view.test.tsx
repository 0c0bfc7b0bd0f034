import { SiteImage, SiteVideo } from '@lectern/core/site';
import { build } from 'esbuild';
import { expect } from 'chai';
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { renderToStaticMarkup } from 'react-dom/server';
import { repairRichText } from '../document/repair-rich-text.ts';
import { pictureHtml } from './image-html.ts';
import { elementsOf, testPage } from './read-html.test-kit.ts';
import { RichTextView } from './rich-text-view.tsx';
import { toHtml } from './to-html.ts';

/** The tags of an element as a browser has them, with their attributes in any order. */
const parsed = (html: string) =>
  elementsOf(html).map(({ tagName, attrs }) => [tagName, attrs.map(({ name, value }) => `${name}=${value}`).sort()]);

describe('the view of rich text', () => {
  it('draws an image as the other views do', () => {
    const image = {
      hash: 'a',
      fileName: 'toren.jpg',
      altText: 'Een "toren" & <meer>',
      url: '/a?w=1&f=avif',
      width: 800,
      height: 600,
      colour: '#6597c9',
      sources: [
        { type: 'image/avif', srcSet: '/a?w=320&f=avif 320w, /a?w=640&f=avif 640w' },
        { type: 'image/webp', srcSet: '/a?w=320&f=webp 320w' },
      ],
    };
    const { sources: _, width: _width, height: _height, colour: _colour, ...bare } = image;
    for (const each of [image, bare])
      expect(parsed(pictureHtml(each, { alt: each.altText, sizes: '100vw' }))).to.eql(
        parsed(renderToStaticMarkup(<SiteImage image={each} sizes="100vw" />)),
      );
  });

  it('stands in one element, and is nothing where there is nothing', () => {
    const { doc } = repairRichText('Een toren');
    const { name, images, site } = testPage(doc);
    const view = (value: typeof doc) => <RichTextView doc={value} name={name} images={images} site={site} className="intro" />;
    expect(renderToStaticMarkup(view(doc))).to.equal('<div class="rich-text intro"><p>Een toren</p></div>');
    expect(renderToStaticMarkup(view(repairRichText([]).doc))).to.equal('');
  });

  it('draws a video as the other views do', () => {
    const file = { hash: 'a', fileName: 'x', altText: '', url: '/x.gif' };
    const poster = { ...file, fileName: 'x.jpg', url: '/x.jpg' };
    const videos = [
      { videoType: 'youtube' as const, videoID: 'dQw4w9WgXcQ' },
      { videoType: 'vimeo' as const, videoID: '76979871/1a2b3c4d5e' },
      { videoType: 'gif' as const, videoID: '' },
    ];
    const { site } = testPage([]);
    for (const video of videos)
      for (const image of [poster, undefined]) {
        const node = { type: 'video', fileID: '018f2f5e-7c1a-7b3c-9d4e-5f6a7b8c9d0e', title: 'Een "toren" & <meer>' };
        const name = `body:${node.fileID}`;
        const html = toHtml(
          { kind: 'richtext', version: 1, children: [node] },
          { name: 'body', site, sizes: '100vw', files: { [name]: { ...file, video } }, images: image ? { [name]: image } : {} },
        );
        const drawn = renderToStaticMarkup(
          <SiteVideo video={{ ...file, video }} poster={image} title={node.title} sizes="100vw" site={site} />,
        );
        expect(parsed(html)).to.eql(parsed(`<figure>${drawn}</figure>`));
      }
  });

  it('shows a stored value that is no document', () => {
    const { name, images, site } = testPage([]);
    const stored = [{ text: 'los' }] as never;
    expect(renderToStaticMarkup(<RichTextView doc={stored} name={name} images={images} site={site} />)).to.contain('<p>los</p>');
  });

  it('brings neither the editor nor the schemas to a visitor', async () => {
    const result = await build({
      stdin: {
        contents: `export { RichTextView } from './index.ts'; export { default } from './text.view.tsx';`,
        resolveDir: fileURLToPath(new URL('.', import.meta.url)),
        loader: 'ts',
      },
      bundle: true,
      write: false,
      metafile: true,
      minify: true,
      format: 'esm',
      platform: 'browser',
      conditions: ['lectern-source'],
      jsx: 'automatic',
      external: ['react', 'react/jsx-runtime'],
    });
    const inputs = Object.values(result.metafile.outputs).flatMap((output) =>
      Object.entries(output.inputs)
        .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
        .map(([path]) => path),
    );
    expect(inputs.some((path) => path.endsWith('serialise-inlines.ts'))).to.equal(true);
    expect(inputs.filter((path) => /node_modules\/(?!.*\/react\/)|slate|zod|src\/admin/.test(path))).to.eql([]);
  });

  it('brings no module of Slate through any entry that a page has, of any plugin', async () => {
    const plugins = fileURLToPath(new URL('../../../', import.meta.url));
    const entries = readdirSync(plugins).flatMap((name) => {
      const entry = `${plugins}${name}/src/site/index.ts`;
      return existsSync(entry) ? [entry] : [];
    });
    expect(entries.length).to.be.greaterThan(2);
    const { metafile } = await build({
      entryPoints: entries,
      outdir: 'dist',
      bundle: true,
      splitting: true,
      write: false,
      metafile: true,
      format: 'esm',
      platform: 'browser',
      conditions: ['lectern-source'],
      jsx: 'automatic',
      loader: { '.css': 'empty', '.svg': 'empty', '.woff2': 'empty' },
      logLevel: 'error',
    });
    const inputs = Object.keys(metafile.inputs);
    expect(inputs.some((path) => path.endsWith('src/site/to-html.ts'))).to.equal(true);
    expect(inputs.filter((path) => /node_modules\/slate|src\/admin\//.test(path))).to.eql([]);
  });
});

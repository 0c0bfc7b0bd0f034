import { build } from 'esbuild';
import { expect } from 'chai';
import { fileURLToPath } from 'node:url';
import { renderToStaticMarkup } from 'react-dom/server';
import { repairRichText } from '../document/repair-rich-text.ts';
import { testPage } from './read-html.test-kit.ts';
import { RichTextView } from './rich-text-view.tsx';

describe('the view of rich text', () => {
  it('stands in one element, and is nothing where there is nothing', () => {
    const { doc } = repairRichText('Een toren');
    const { name, images, site } = testPage(doc);
    const view = (value: typeof doc) => <RichTextView doc={value} name={name} images={images} site={site} className="intro" />;
    expect(renderToStaticMarkup(view(doc))).to.equal('<div class="rich-text intro"><p>Een toren</p></div>');
    expect(renderToStaticMarkup(view(repairRichText([]).doc))).to.equal('');
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
});

// oxlint-disable-next-line triple-slash-reference -- the package has no types for this entry, and a build of the plugin starts from its entries
/// <reference path="./mammoth-browser.d.ts" />
import mammoth from 'mammoth/mammoth.browser.min.js';
import { endingOf } from '../../paste/image-source.ts';
import { takeTitle } from './take-title.ts';
import type { WordElement } from './word-element.types.ts';

export interface WordHtml {
  readonly title: string;
  readonly html: string;
  /** The images by the address that they have in the HTML. Those that browsers cannot show have a kind only. */
  readonly images: ReadonlyMap<string, { readonly type: string; readonly file: File | undefined }>;
}

/** Word's own styles, by the names that they have in files of every language. */
const styleMap = [
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Subtitle'] => p:fresh",
  "p[style-name^='Quote'] => blockquote > p:fresh",
  "p[style-name='Intense Quote'] => blockquote > p:fresh",
  "p[style-name='Quotations'] => blockquote > p:fresh",
  "p[style-name^='toc '] => p.MsoToc1:fresh",
  "p[style-name='TOC Heading'] => p.MsoTocHeading:fresh",
  "p[style-name='Contents Heading'] => p.MsoTocHeading:fresh",
  "p[style-name^='Contents '] => p.MsoToc1:fresh",
  "p[style-name='HTML Preformatted'] => pre:fresh",
  "p[style-name='Preformatted Text'] => pre:fresh",
  "r[style-name='HTML Code'] => code",
  "r[style-name='Source Text'] => code",
  'u => u',
  'strike => s',
];

/** A checked Word file as HTML, with its title and its images apart. Rejects where it makes no sense. */
export async function wordToHtml(arrayBuffer: ArrayBuffer): Promise<WordHtml> {
  const images = new Map<string, { readonly type: string; readonly file: File | undefined }>();
  let title = '';
  const { value: html } = await mammoth.convertToHtml(
    { arrayBuffer },
    {
      styleMap,
      includeEmbeddedStyleMap: false,
      transformDocument(document: WordElement) {
        const taken = takeTitle(document);
        title = taken.title;
        return taken.document;
      },
      convertImage: mammoth.images.imgElement(async (image) => {
        const src = `docx:${images.size}`;
        const type = image.contentType.replace('image/jpg', 'image/jpeg');
        const ending = endingOf(type);
        // An image that is only linked to lies on somebody's disk.
        const bytes = ending ? await image.readAsArrayBuffer().catch(() => undefined) : undefined;
        images.set(src, { type, file: bytes && new File([bytes], `image-${images.size + 1}.${ending ?? ''}`, { type }) });
        return { src };
      }),
    },
  );
  return { title, html, images };
}

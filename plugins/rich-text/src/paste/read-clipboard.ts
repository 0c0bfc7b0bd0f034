import type { InlineNode } from '../document/rich-text.types.ts';
import { imageName, isUploadable } from './image-source.ts';
import type { FoundImage } from './find-images.ts';
import { clipboardFiles, findImages } from './find-images.ts';
import type { ParseHtml } from './inert-document.types.ts';
import { isMarkdown } from './is-markdown.ts';
import type { PastedBlock } from './pasted.types.ts';
import { createPasteReport, joinDropped } from './paste-report.ts';
import type { Dropped } from './paste-report.ts';
import { readHtml } from './read-html.ts';
import type { ReadHtml } from './read-html.ts';
import { readOwnFragment } from './read-own-fragment.ts';
import { readPlainText } from './read-plain-text.ts';

/** A clipboard, or the load of a drop. Rich Text Format is never read: whoever writes it writes HTML too. */
export interface Clipboard {
  /** The fragment that an editor of ours put there. */
  readonly own: string;
  readonly html: string;
  readonly text: string;
  readonly files: readonly File[];
}

export interface ReadClipboard {
  readonly source: 'own' | 'html' | 'markdown' | 'text' | 'files';
  readonly blocks: readonly PastedBlock[];
  /** The images among the blocks, with their bytes. */
  readonly images: readonly FoundImage[];
  readonly dropped: Dropped;
}

/** Marks and structure that plain text cannot have. HTML without any of them is plain text in a costume. */
const structure =
  /<(?:p|h[1-6]|ul|ol|li|table|a|b|strong|i|em|u|img|blockquote|pre|hr)[\s>/]|font-weight:\s*(?:bold|[6-9]00)|font-style:\s*italic|text-decoration:\s*(?:underline|line-through)|role="?heading/i;
const editorOfCode = /font-family:[^;"']*(?:monospace|Consolas|Menlo|Courier)[^"]*white-space:\s*pre\b/i;

const ownInHtml = (html: string): string => /data-slate-fragment="([\w+/=%-]+)"/.exec(html)?.[1] ?? '';

const asRead = (blocks: readonly PastedBlock[]): ReadHtml => ({ blocks, dropped: {} });

const imagesOf = (files: readonly File[]): PastedBlock[] =>
  files.map(({ name }) => ({ type: 'pasted-image', src: name, altText: '' }));

type Reading = ReadHtml & Pick<ReadClipboard, 'source'>;

const readText = (text: string): Reading => ({ source: 'text', ...asRead(readPlainText(text)) });

/** Loads the parser with the first Markdown that is pasted. Where it cannot be had, the words are kept. */
const loadMarkdown = (text: string): Promise<Reading> =>
  import('./read-markdown.ts').then(
    ({ readMarkdown }): Reading => ({ source: 'markdown', ...readMarkdown(text) }),
    () => readText(text),
  );

function read(clipboard: Clipboard, parse: ParseHtml): Reading | Promise<Reading> {
  const { html, text, files } = clipboard;
  const encoded = clipboard.own || ownInHtml(html);
  const own = encoded ? readOwnFragment(encoded) : undefined;
  if (own) return { source: 'own', ...asRead(own) };
  const isCode = editorOfCode.test(html.slice(0, 3000)) && !/<(?:p|h[1-6]|ul|ol|table)[\s>]/i.test(html);
  const isPlain = html.trim() === '' || (text.trim() !== '' && (isCode || !structure.test(html)));
  if (!isPlain) {
    const result = readHtml(html, parse);
    if (result.blocks.length > 0 || text.trim() === '') return { source: 'html', ...result };
  }
  if (isMarkdown(text)) return loadMarkdown(text);
  if (text.trim() === '' && files.length > 0) return { source: 'files', ...asRead(imagesOf(files)) };
  return readText(text);
}

const space = { text: ' ' };

const padded = (block: PastedBlock | undefined, before: boolean, after: boolean): PastedBlock[] => {
  if (!block) return [];
  if (block.type !== 'paragraph' || !Array.isArray(block.children)) return [block];
  const line = block.children as readonly InlineNode[];
  return [{ type: 'paragraph', children: [...(before ? [space] : []), ...line, ...(after ? [space] : [])] }];
};

/** Words out of the middle of a sentence keep the space at their ends, which HTML does not show. */
function withEdges(blocks: readonly PastedBlock[], text: string, isText: boolean): readonly PastedBlock[] {
  const [before, after] = [/^[ \t]/.test(text), /[ \t]$/.test(text)];
  if ((!before && !after) || (blocks.length > 1 && !isText)) return blocks;
  if (blocks.length === 1) return padded(blocks[0], before, after);
  return [...padded(blocks[0], before, false), ...blocks.slice(1, -1), ...padded(blocks.at(-1), false, after)];
}

/**
 * Reads a clipboard as blocks of this format: the best of what is there that is safe. Never throws. A promise where it
 * holds Markdown, which is read by a parser of its own.
 */
export function readClipboard(clipboard: Clipboard, parse: ParseHtml): ReadClipboard | Promise<ReadClipboard> {
  const files = clipboard.files.filter((file) => file.type.startsWith('image/') && isUploadable(file.type));
  const finish = ({ source, blocks, dropped }: Reading): ReadClipboard => {
    const found = findImages(blocks, clipboardFiles(blocks, files));
    const report = createPasteReport();
    for (const image of found.missing) report.drop('image', imageName(image));
    return {
      source,
      blocks: withEdges(found.blocks, clipboard.text, source === 'text'),
      images: found.images,
      dropped: joinDropped(dropped, report.dropped()),
    };
  };
  const reading = read({ ...clipboard, files }, parse);
  return reading instanceof Promise ? reading.then(finish) : finish(reading);
}

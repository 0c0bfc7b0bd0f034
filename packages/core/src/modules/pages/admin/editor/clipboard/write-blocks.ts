import type { StoredBlock, TextPart } from '#contract/content.ts';
import type { PageBlocks } from '#modules/pages/edits/page-content.ts';
import { outermost } from '#modules/pages/edits/several-blocks.ts';
import { withNested } from '#modules/pages/edits/place.ts';
import { blockName, kindOf } from '../registry/registry.ts';
import type { Registry } from '../registry/registry.ts';
import { blocksAttribute, toBase64, writtenKind, writtenVersion } from './written-blocks.ts';

/** What is put on the clipboard: for this admin and others, and for every other program. */
export interface Written {
  readonly html: string;
  readonly text: string;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The words of a block. One that nobody can read has its name alone, as has one that holds none. */
function wordsOf(registry: Registry, block: StoredBlock): readonly TextPart[] {
  const kind = kindOf(registry, block);
  try {
    const parts = kind.kind === 'known' ? kind.definition.text(block.props as never) : [];
    const words = parts.filter(({ text }) => text.trim() !== '');
    if (words.length > 0) return words;
  } catch {
    // Its text is no reason not to copy it.
  }
  return [{ text: block.name ?? blockName(registry, block.type), weight: 'C' }];
}

/** The names of the files that blocks use, by id: a library that does not know one can still say which is meant. */
function fileNames(registry: Registry, blocks: readonly StoredBlock[]): Record<string, string> {
  const names = blocks.flatMap((block): [string, string][] => {
    const kind = kindOf(registry, block);
    if (kind.kind !== 'known') return [];
    try {
      return kind.definition.media(block.props as never).flatMap(({ name, fileID }): [string, string][] => {
        const record = block.__images[name] ?? block.__files[name];
        return record ? [[fileID, record.fileName]] : [];
      });
    } catch {
      return [];
    }
  });
  return Object.fromEntries(names);
}

/** Blocks with all that is nested in them, as HTML that carries them and as text. */
export function writeBlocks(registry: Registry, document: PageBlocks, keys: readonly string[]): Written {
  const order = outermost(document, keys);
  const all = order
    .flatMap((key) => withNested(document.blocks, key))
    .flatMap((key): StoredBlock[] => {
      const block = document.blocks[key];
      return block ? [block] : [];
    });
  // What the server derives of a block is made anew where it arrives.
  const blocks = Object.fromEntries(all.map(({ __images, __files, ...block }) => [block.key, block]));
  const written = { kind: writtenKind, version: writtenVersion, blocks, order, files: fileNames(registry, all) };
  const words = all.map((block) => wordsOf(registry, block));
  const html = words
    .flat()
    .map(({ text, weight }) => (weight === 'A' ? `<h2>${escaped(text)}</h2>` : `<p>${escaped(text)}</p>`))
    .join('');
  return {
    html: `<meta charset="utf-8"><div ${blocksAttribute}="${toBase64(JSON.stringify(written))}">${html}</div>`,
    text: words.map((parts) => parts.map(({ text }) => text).join('\n')).join('\n\n'),
  };
}

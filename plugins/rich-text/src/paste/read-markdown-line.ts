import type { Mark } from '../document/marks.ts';
import { cleanHref } from './clean-href.ts';
import type { PastedImage, Run } from './pasted.types.ts';
import { cleanAlt } from './clean-alt.ts';

interface MarkdownLine {
  readonly runs: readonly Run[];
  readonly images: readonly PastedImage[];
  /** Addresses of links that visitors cannot follow. */
  readonly refused: readonly string[];
}

const token =
  /\\([!-/:-@[-`{-~])|(`{1,3})([^`\n]{1,500})\2|(!?)\[([^\]\n]{0,500})\]\(\s*<?([^\s()<>]{0,2000}(?:\([^\s()]{0,200}\)[^\s()<>]{0,200})?)>?(?:\s+["'][^"'\n]{0,300}["'])?\s*\)|<((?:https?:\/\/|mailto:)[^\s<>]{1,2000}|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4})>|(\*\*\*|\*\*|__|~~|\*|_)/g;

const marksOf: Readonly<Record<string, readonly Mark[]>> = {
  '***': ['bold', 'italic'],
  '**': ['bold'],
  __: ['bold'],
  '*': ['italic'],
  _: ['italic'],
  '~~': ['strike'],
};

const maxLine = 20_000;

interface Walk {
  readonly runs: Run[];
  readonly images: PastedImage[];
  readonly refused: string[];
}

function walkLine(text: string, around: ReadonlySet<Mark>, href: string | undefined, walk: Walk): void {
  const open: string[] = [];
  const marks = () => new Set([...around, ...open.flatMap((sign) => marksOf[sign] ?? [])]);
  const add = (value: string) => void (value !== '' && walk.runs.push({ text: value, marks: marks(), href }));
  let from = 0;
  for (const found of text.matchAll(token)) {
    const [whole, escaped, , code, bang, label, address, auto, sign] = found;
    add(text.slice(from, found.index));
    from = found.index + whole.length;
    if (escaped !== undefined) add(escaped);
    else if (code !== undefined) walk.runs.push({ text: code.trim(), marks: marks().add('code'), href });
    else if (address !== undefined && bang) walk.images.push({ type: 'pasted-image', src: address, altText: cleanAlt(label) });
    else if (address !== undefined) {
      const target = cleanHref(address);
      if (target === undefined) walk.refused.push(address);
      // A link in a link is none; the label of this one holds no further link, since brackets end it.
      walkLine(label ?? '', marks(), href ?? target, walk);
    } else if (auto !== undefined) {
      const target = cleanHref(auto.includes(':') ? auto : `mailto:${auto}`);
      walk.runs.push({ text: auto.replace(/^mailto:/, ''), marks: marks(), href: href ?? target });
    } else if (sign !== undefined) {
      const before = text[found.index - 1] ?? ' ';
      const after = text[from] ?? ' ';
      const isWord = sign.startsWith('_') && /\w/.test(before) && /\w/.test(after);
      const at = open.lastIndexOf(sign);
      if (at >= 0 && /\S/.test(before) && !isWord) open.splice(at);
      else if (/\S/.test(after) && !isWord && !(sign.startsWith('_') && /\w/.test(before)) && text.includes(sign, from + 1))
        open.push(sign);
      else add(sign);
    }
  }
  add(text.slice(from));
}

/** The words of a line of Markdown with their marks and links. */
export function readMarkdownLine(text: string): MarkdownLine {
  const walk: Walk = { runs: [], images: [], refused: [] };
  if (text.length > maxLine) walk.runs.push({ text, marks: new Set() });
  else walkLine(text, new Set(), undefined, walk);
  return walk;
}

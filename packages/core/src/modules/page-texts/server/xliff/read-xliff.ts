import { SaxesParser } from 'saxes';
import type { SaxesTagNS } from 'saxes';
import { ownNamespace, xliffNamespace } from './write-xliff.ts';

/** A text as it came back. */
export interface ReadUnit {
  /** The path of the text. */
  readonly id: string;
  /** With codes as a segment has them, and its own signs as in HTML. */
  readonly source: string;
  /** Undefined where nobody translated it. */
  readonly target: string | undefined;
}

interface ReadGroup {
  readonly id: string;
  /** Names what the part said when the document was written; undefined where a tool took that away. */
  readonly hash: string | undefined;
  readonly units: readonly ReadUnit[];
}

export interface ReadFile {
  readonly id: string;
  readonly groups: readonly ReadGroup[];
}

export interface ReadXliff {
  readonly source: string;
  readonly target: string | undefined;
  readonly files: readonly ReadFile[];
}

/** Why a document cannot be read, in English, for the log and the answer's text. */
export class UnreadableXliff extends Error {}

const refuse = (why: string): never => {
  throw new UnreadableXliff(why);
};

/** Elements within elements, attributes of one, and units of one document. */
const [maxDepth, maxUnits] = [50, 50_000];

type Draft<Value> = { -readonly [Name in keyof Value]: Value[Name] };
interface DraftUnit {
  readonly id: string;
  source: string;
  target: string | undefined;
}
interface DraftGroup extends Omit<Draft<ReadGroup>, 'units'> {
  readonly units: DraftUnit[];
}
interface DraftFile {
  readonly id: string;
  readonly groups: DraftGroup[];
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => signs[sign] ?? sign);

function attribute({ attributes }: SaxesTagNS, name: string, uri = ''): string | undefined {
  return Object.values(attributes).find((one) => one.local === name && one.uri === uri)?.value;
}

const codeOf = (tag: SaxesTagNS): string => {
  const number = attribute(tag, 'copyOf') ?? attribute(tag, 'id') ?? attribute(tag, 'startRef') ?? '';
  return /^\d{1,6}$/.test(number) ? number : refuse(`<${tag.name}> has no number that a text of a page knows.`);
};

function signOf(tag: SaxesTagNS): string {
  const code = Number.parseInt(attribute(tag, 'hex') ?? '', 16);
  return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : refuse('<cp> names no sign.');
}

/** What an element inside a text begins with, as a segment writes it. */
function opening(tag: SaxesTagNS): string {
  switch (tag.local) {
    case 'pc':
    case 'sc':
      return `<${codeOf(tag)}>`;
    case 'ec':
      return `</${codeOf(tag)}>`;
    case 'ph':
      return `<${codeOf(tag)}/>`;
    case 'cp':
      return signOf(tag);
    case 'mrk':
    case 'sm':
    case 'em':
      return '';
    default:
      return refuse(`<${tag.name}> stands inside a text.`);
  }
}

/** Reads the parts of a document in which texts stand. */
class XliffReader {
  readonly files: DraftFile[] = [];
  root: Pick<ReadXliff, 'source' | 'target'> | undefined;
  private readonly open: SaxesTagNS[] = [];
  private readonly groups: DraftGroup[] = [];
  private unit: DraftUnit | undefined;
  private unitCount = 0;
  /** The text that is being read. */
  private into: 'source' | 'target' | undefined;

  begin(tag: SaxesTagNS): void {
    if (this.open.push(tag) > maxDepth) refuse('Its elements stand too deep inside each other.');
    if (tag.uri !== xliffNamespace) return;
    if (this.into) return this.add(opening(tag));
    if (tag.local === 'xliff') this.root = { source: attribute(tag, 'srcLang') ?? '', target: attribute(tag, 'trgLang') };
    else if (tag.local === 'file') this.files.push({ id: attribute(tag, 'id') ?? '', groups: [] });
    else if (tag.local === 'group') this.beginGroup(attribute(tag, 'id') ?? '', attribute(tag, 'source', ownNamespace));
    else if (tag.local === 'unit') this.beginUnit(attribute(tag, 'id') ?? '');
    else if ((tag.local === 'source' || tag.local === 'target') && this.unit) this.beginText(tag.local, this.unit);
  }

  end(): void {
    const tag = this.open.pop();
    if (tag?.uri !== xliffNamespace) return;
    if (this.into && tag.local === 'pc') this.add(`</${codeOf(tag)}>`);
    else if (tag.local === this.into) this.into = undefined;
    else if (tag.local === 'unit') this.unit = undefined;
    else if (tag.local === 'group') this.groups.pop();
  }

  text(text: string): void {
    if (this.into && this.open.at(-1)?.uri === xliffNamespace) this.add(escaped(text));
  }

  private add(text: string): void {
    if (!this.unit || !this.into) return;
    this.unit[this.into] = (this.unit[this.into] ?? '') + text;
  }

  private beginGroup(id: string, hash: string | undefined): void {
    const group: DraftGroup = { id, hash, units: [] };
    this.groups.push(group);
    this.files.at(-1)?.groups.push(group);
  }

  private beginUnit(id: string): void {
    this.unitCount += 1;
    if (this.unitCount > maxUnits) refuse(`It has more than ${maxUnits} units.`);
    const group = this.groups.at(-1) ?? refuse('A unit stands outside the groups in which it was sent.');
    this.unit = { id, source: '', target: undefined };
    group.units.push(this.unit);
  }

  /** A unit that a tool cut into segments goes on with each. */
  private beginText(into: 'source' | 'target', unit: DraftUnit): void {
    unit[into] ??= '';
    this.into = into;
  }
}

/**
 * Reads an XLIFF 2 document. Throws an `UnreadableXliff` where it is none, where it is not well formed, and for document types
 * and with them for every entity but those of XML itself: nothing is expanded, nothing is fetched.
 */
export function readXliff(document: string): ReadXliff {
  const reader = new XliffReader();
  const parser = new SaxesParser({ xmlns: true });
  parser.on('doctype', () => refuse('It holds a document type.'));
  parser.on('error', ({ message }) => refuse(message));
  parser.on('opentag', (tag) => reader.begin(tag));
  parser.on('closetag', () => reader.end());
  parser.on('text', (text) => reader.text(text));
  parser.on('cdata', (text) => reader.text(text));
  parser.write(document).close();
  const { root, files } = reader;
  if (!root || files.length === 0) return refuse('It is no XLIFF 2 document with files.');
  return { ...root, files };
}

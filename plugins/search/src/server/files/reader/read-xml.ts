import { SaxesParser } from 'saxes';
import { Refusal } from './refusal.ts';
import { Enough } from './text-sink.ts';

/** Elements within elements: more than any document has. */
const deepest = 1000;
/** Characters that are read at a time, so that whoever has enough need not read the rest. */
const piece = 65_536;

export type Attributes = Readonly<Record<string, string>>;

/** What is done with an XML text, element by element. Names come without their prefixes. */
export interface XmlReader {
  readonly open?: (name: string, attributes: Attributes) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

const localNames = (attributes: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [localName(name), value]));

/**
 * Reads an XML text from its beginning to its end. What it declares is not read, so that names that stand for other texts
 * or files stand for nothing: whoever uses one is refused.
 */
export function readXml(text: string, reader: XmlReader): void {
  const parser = new SaxesParser<{ position: boolean; xmlns: false }>({ position: false, xmlns: false });
  let depth = 0;
  parser.on('error', () => {
    throw new Refusal('damaged');
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > deepest) throw new Refusal('damaged');
    reader.open?.(localName(name), localNames(attributes));
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    reader.close?.(localName(name));
  });
  parser.on('text', (content) => reader.text?.(content));
  parser.on('cdata', (content) => reader.text?.(content));
  try {
    for (let at = 0; at < text.length; at += piece) parser.write(text.slice(at, at + piece));
    parser.close();
  } catch (error) {
    throw error instanceof Refusal || error instanceof Enough ? error : new Refusal('damaged');
  }
}

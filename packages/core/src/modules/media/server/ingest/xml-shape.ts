/** Where each of these begins, nothing counts until it ends. */
const passedOver: readonly (readonly [start: string, end: string])[] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
];

/** The place behind the `>` of a tag, and the quoted values before it; one of these may hold a `>` too. */
function endOfTag(text: string, start: number): { readonly end: number; readonly values: number } {
  let quote = '';
  let values = 0;
  for (let at = start; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (quote === '') {
      if (character === '>') return { end: at + 1, values };
      if (character === '"' || character === "'") quote = character;
    } else if (character === quote) {
      quote = '';
      values += 1;
    }
  }
  return { end: text.length, values };
}

/** What parsers and cleaners take the square of. */
export interface XmlShape {
  /** How deep the elements lie in each other. */
  readonly depth: number;
  /** Most attributes of one element. */
  readonly attributes: number;
}

/** The shape of an XML text, in one walk over its characters. */
export function xmlShape(text: string): XmlShape {
  let [depth, deepest, attributes] = [0, 0, 0];
  for (let at = text.indexOf('<'); at !== -1 && at < text.length; at = text.indexOf('<', at)) {
    const start = at;
    const skipped = passedOver.find(([begin]) => text.startsWith(begin, start));
    if (skipped) {
      const end = text.indexOf(skipped[1], at);
      if (end === -1) return { depth: deepest, attributes };
      at = end + skipped[1].length;
      continue;
    }
    const { end, values } = endOfTag(text, at + 1);
    at = end;
    attributes = Math.max(attributes, values);
    if (text.startsWith('</', start)) depth -= 1;
    else if (!text.startsWith('<!', start) && text.charAt(at - 2) !== '/') depth += 1;
    deepest = Math.max(deepest, depth);
  }
  return { depth: deepest, attributes };
}

/** Where each of these begins, nothing counts until it ends. */
const passedOver: readonly (readonly [start: string, end: string])[] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
];

/** The place behind the `>` of a tag; a quoted value may hold one too. */
function endOfTag(text: string, start: number): number {
  let quote = '';
  for (let at = start; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (quote === '') {
      if (character === '>') return at + 1;
      if (character === '"' || character === "'") quote = character;
    } else if (character === quote) quote = '';
  }
  return text.length;
}

/** How deep the elements of an XML text lie in each other, in one walk over its characters: parsers take the square of it. */
export function nestingDepth(text: string): number {
  let [depth, deepest] = [0, 0];
  for (let at = text.indexOf('<'); at !== -1 && at < text.length; at = text.indexOf('<', at)) {
    const start = at;
    const skipped = passedOver.find(([begin]) => text.startsWith(begin, start));
    if (skipped) {
      const end = text.indexOf(skipped[1], at);
      if (end === -1) return deepest;
      at = end + skipped[1].length;
      continue;
    }
    at = endOfTag(text, at + 1);
    if (text.startsWith('</', start)) depth -= 1;
    else if (!text.startsWith('<!', start) && text.charAt(at - 2) !== '/') depth += 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

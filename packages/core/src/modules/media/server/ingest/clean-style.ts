/** A font that lies in the style itself. */
const innerFont = String.raw`data:(?:font\/[\w.+-]+|application\/(?:x-)?font-[\w.+-]+|application\/vnd\.ms-fontobject)(?:;charset=[\w-]+)?;base64,`;

/**
 * Style that names a place outside the drawing, in any of the ways that CSS has; an escape may spell every one of them, and
 * no drawing program writes one.
 */
const elsewhere = new RegExp(
  String.raw`url\((?!\s*['"]?(?:#|${innerFont}))|@import|expression|(?:image-set|cross-fade|(?<![\w-])(?:image|src|element))\(|\\`,
  'i',
);

/** True for style that asks another place for anything, or might. */
export const asksElsewhere = (style: string): boolean => elsewhere.test(style);

/** Comments, strings, and the three characters at which rules begin and end. */
const tokens = /\/\*[^]*?\*\/|"[^"]*"|'[^']*'|[{};]/g;

/** A style sheet cut behind each of its outermost rules. */
function rulesOf(style: string): string[] {
  const rules: string[] = [];
  let [depth, start] = [0, 0];
  for (const { 0: token, index } of style.matchAll(tokens)) {
    if (token === '{') depth += 1;
    if (token === '}') depth -= 1;
    if (depth > 0 || (token !== '}' && token !== ';')) continue;
    rules.push(style.slice(start, index + 1));
    [depth, start] = [0, index + 1];
  }
  return [...rules, style.slice(start)];
}

/**
 * A style sheet without the rules that ask another place for anything. Each rule left ends at a `;` or `}`, over which no
 * such request can reach, so the whole asks for nothing either.
 */
export const cleanStyle = (style: string): string =>
  asksElsewhere(style)
    ? rulesOf(style)
        .filter((rule) => !asksElsewhere(rule))
        .join('')
    : style;

import { linesOf, repositoryFiles } from './repository-files.mjs';

/** Ways to read what a page says in one moment. */
const readings =
  'innerText allInnerTexts textContent allTextContents inputValue count isVisible isHidden isEnabled isDisabled isChecked isEditable getAttribute boundingBox evaluate evaluateAll';
const reading = new RegExp(String.raw`\.(?:${readings.replaceAll(' ', '|')})\(`);
const waiting = /\bawait (?:until|untilFine|eventually)\(/;
const reason = /\/\/ Once: \S/;

/** Strings, regular expressions, comments, and what opens and closes a piece of code in a template. */
const literal = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|\/\/[^\n]*|\/\*[^]*?\*\/|[`{}]/y;
/** Only where a value begins: elsewhere a slash divides. */
const expression = /\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/\w*/y;
const beginsValue = /(?:^|[(,=:[!&|?{};]|=>|\breturn)\s*$/;

/** The code without what its strings, regular expressions and comments say, each character in its place. */
function withoutLiterals(code) {
  let kept = '';
  const blank = (text) => (kept += text.replaceAll(/[^\n]/g, ' '));
  // The braces that are open, with a mark where one closes a piece of code in a template.
  const open = [];
  const template = () => {
    const end = /(?:\\[^]|\$(?!\{)|[^\\`$])*(?:`|\$\{)/y;
    end.lastIndex = kept.length;
    const [text = code.slice(kept.length)] = end.exec(code) ?? [];
    blank(text);
    if (text.endsWith('${')) open.push('template');
  };
  while (kept.length < code.length) {
    literal.lastIndex = expression.lastIndex = kept.length;
    const isValue = code[kept.length] === '/' && beginsValue.test(kept.slice(-40));
    const found = literal.exec(code)?.[0] ?? (isValue ? expression.exec(code)?.[0] : undefined);
    if (found === undefined) kept += code[kept.length];
    else if (found === '`') {
      blank(found);
      template();
    } else if (found === '}' && open.pop() === 'template') {
      blank(found);
      template();
    } else if (found === '{' || found === '}') {
      kept += found;
      if (found === '{') open.push('block');
    } else blank(found);
  }
  return kept;
}

/** Where what begins here ends: at one of these characters, or with the bracket around it. */
function endOf(code, start, ends) {
  let depth = 0;
  for (let at = start; at < code.length; at += 1) {
    if (depth === 0 && (ends.includes(code[at]) || ')]}'.includes(code[at]))) return at;
    if ('([{'.includes(code[at])) depth += 1;
    else if (')]}'.includes(code[at])) depth -= 1;
  }
  return code.length;
}

/** Names of the functions of a file that do nothing but read. */
function findReaders(code) {
  const names = [...code.matchAll(/\bconst (\w+) = (?:async )?\(/g)].flatMap(({ 0: start, 1: name, index }) => {
    const rest = code.slice(endOf(code, index + start.length, '') + 1);
    const head = /^(?:: [^=]+)? =>\s*/.exec(rest);
    if (!head || rest[head[0].length] === '{') return [];
    const body = rest.slice(head[0].length, endOf(rest, head[0].length, ';,'));
    return reading.test(body) && !/^(?:until|untilFine)\(/.test(body) ? [name] : [];
  });
  return new Set(names);
}

/**
 * Comparisons of what a page said in one moment, in which it may still have been changing. Where one moment is what it is
 * about, the line before says so with `// Once: …`.
 */
export function findOnceReads(path, lines) {
  const code = withoutLiterals(lines.join('\n'));
  const readers = findReaders(code);
  return [...code.matchAll(/\bexpect\(/g)].flatMap(({ 0: start, index }) => {
    const argument = code.slice(index + start.length, endOf(code, index + start.length, ','));
    const isRead = /\bawait\b/.test(argument) && reading.test(argument);
    const isReader = [...argument.matchAll(/\bawait (\w+)\(/g)].some(([, name]) => readers.has(name));
    if (waiting.test(argument) || !(isRead || isReader)) return [];
    const line = code.slice(0, index).split('\n').length;
    return [{ place: `${path}:${line}`, hasReason: reason.test(lines[line - 2] ?? '') }];
  });
}

export async function checkOnceRead() {
  const found = repositoryFiles()
    .filter((path) => path.endsWith('.browser.test.ts'))
    .flatMap((path) => findOnceReads(path, linesOf(path)));
  const problems = found.filter(({ hasReason }) => !hasReason);
  return {
    isOk: problems.length === 0,
    output: problems
      .map(({ place }) => `${place} compares what a page said in one moment: let it wait, with eventually.`)
      .join('\n'),
    note: `${found.length} looks at one moment, each with a reason`,
  };
}

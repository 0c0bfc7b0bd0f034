/** Declarations that one drawing may bring along, characters that one of them may stand for, and all of them together where they stand. */
const limits = { entities: 100, characters: 1000, inAll: 1_000_000 };

const prolog = /^\ufeff?(?:\s|<\?[^]*?\?>|<!--[^]*?-->){0,10000}/;
const name = String.raw`[A-Za-z_:][\w:.-]{0,99}`;
const literal = String.raw`(?:"[^"]{0,2000}"|'[^']{0,2000}')`;
const externalID = String.raw`(?:\s+(?:PUBLIC\s+${literal}(?:\s+${literal})?|SYSTEM\s+${literal}))?`;
const begin = new RegExp(String.raw`<!DOCTYPE\s+${name}${externalID}\s*`, 'y');
/** What may stand between the brackets of a document type beside entities: nothing of it is looked at. */
const passedOver = new RegExp(
  String.raw`\s+|<!--[^]*?-->|<\?[^]*?\?>|<!(?:ELEMENT|ATTLIST|NOTATION)(?:[^"'<>]|${literal}){0,10000}>`,
  'y',
);
const entity = new RegExp(String.raw`<!ENTITY\s+(${name})\s+(${literal})\s*>`, 'y');
const end = /\]\s*>/y;

const escapes: Readonly<Record<string, string>> = { '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** A walk over a text from left to right. */
function reader(text: string, start: number) {
  let at = start;
  return {
    take(pattern: RegExp): RegExpExecArray | null {
      pattern.lastIndex = at;
      const found = pattern.exec(text);
      if (found) at += found[0].length;
      return found;
    },
    rest: (): string => text.slice(at),
    get next(): string {
      return text.charAt(at);
    },
  };
}

/** The texts that entities stand for, by their names; undefined where one of them does more than that, as bombs do. */
function readEntities(source: ReturnType<typeof reader>): ReadonlyMap<string, string> | undefined {
  const found = new Map<string, string>();
  while (!source.take(end)) {
    if (source.take(passedOver)) continue;
    const [, called = '', quoted = ''] = source.take(entity) ?? [];
    const text = quoted.slice(1, -1);
    const isPlain = called !== '' && !/[<&%]/.test(text) && text.length <= limits.characters;
    if (!isPlain || found.size >= limits.entities) return undefined;
    // The first declaration of a name counts.
    if (!found.has(called)) found.set(called, text);
  }
  return found;
}

/**
 * An XML text without its document type, each entity that this declares replaced by what it stands for, as drawing programs
 * declare the addresses of their own additions. Undefined where an entity stands for markup, for other entities or for a file.
 */
export function inlineEntities(text: string): string | undefined {
  const before = prolog.exec(text)?.[0] ?? '';
  const source = reader(text, before.length);
  if (!source.take(begin)) return text;
  if (source.next === '>') return before + source.rest().slice(1);
  if (!source.take(/\[/y)) return undefined;
  const entities = readEntities(source);
  if (!entities) return undefined;
  let room = limits.inAll;
  const inlined = source.rest().replaceAll(/&([^;&\s]{1,100});/g, (reference, called: string) => {
    const stands = entities.get(called);
    if (stands === undefined || room < 0) return reference;
    room -= stands.length;
    return stands.replaceAll(/[>"']/g, (sign) => escapes[sign] ?? sign);
  });
  return room < 0 ? undefined : before + inlined;
}

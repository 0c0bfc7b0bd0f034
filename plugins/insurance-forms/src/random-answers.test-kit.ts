import type { Condition, Field, FileAnswer, FormDefinition, Part, Path } from '@lectern/forms';
import { readAnswers } from '@lectern/forms/definition';

/** Numbers from a seed, so that a case can be had again (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export interface RandomSent {
  readonly fields: Record<Path, string | readonly string[]>;
  readonly files: Record<Path, readonly FileAnswer[]>;
}

const texts: Readonly<Partial<Record<Field['kind'], readonly string[]>>> = {
  text: ['Jan', 'De heer A. de Vries', '=1+1', '<b>Kerk</b>', 'Łódź #panic', '{{x}} ${y}'],
  lines: ['één\r\ntwee', 'x'.repeat(300), '-1', '@SUM(A1)', 'a\n\nb'],
  email: ['jan@example.com', ' a.b+c@münster.de '],
  phone: ['06 12345678', '+31 (0)20 1234567', '0032 3 123 45 67'],
  postcode: ['1234ab', '9999 ZZ'],
  street: ['Dorpsstraat 12a', 'Plein 1944 3'],
  'chamber-number': ['01234567', '1234 5678'],
  'number-of-ours': ['R-12/3', '0042'],
  date: ['27/3/1970', '1-1-1990', '29 februari 2000'],
};

/** Something that is an answer to a field; now and then none where it is optional. */
function fill(sent: RandomSent, path: Path, field: Field, random: () => number): void {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  if (field.kind === 'calculated' || (field.isOptional && random() < 0.5)) return;
  if (field.kind === 'files' || (field.kind === 'signature' && random() < 0.5))
    sent.files[path] = [{ id: path, name: 'a.png', type: 'image/png', size: 1 + Math.floor(random() * 1000) }];
  else if (field.kind === 'choice') sent.fields[path] = pick(field.choices).value;
  else if (field.kind === 'choices') sent.fields[path] = field.choices.filter(() => random() < 0.7).map(({ value }) => value);
  else if (field.kind === 'count') sent.fields[path] = String(field.min + Math.floor(random() * (field.max - field.min + 1)));
  else sent.fields[path] = pick(texts[field.kind] ?? ['Jan']);
}

/** Every field of a form with its path, each repeated group as often as it may come at most. */
export function placesOf(form: FormDefinition): readonly Place[] {
  const counts = new Map<Path, number>();
  const within = (parts: readonly Part[], prefix: string, item: string, whens: readonly Condition[]): readonly Place[] =>
    parts.flatMap((part): readonly Place[] => {
      const when = part.when ? [...whens, withItem(part.when, item)] : whens;
      if (!('parts' in part)) {
        if (part.kind === 'count') counts.set(part.name, part.max);
        return [{ path: `${prefix}${part.name}`, field: part, whens: when }];
      }
      const path = part.name === undefined ? prefix : `${prefix}${part.name}.`;
      const { repeat } = part;
      if (!repeat) return within(part.parts, path, item, when);
      return Array.from({ length: counts.get(repeat.count) ?? 0 }, (_, number) => number).flatMap((number) => {
        const isThere: Condition = {
          field: repeat.count,
          in: Array.from({ length: 100 }, (_, n) => String(n)).slice(number + 1),
        };
        return within(part.parts, `${path}${number}.`, `${path}${number}.`, [...when, isThere]);
      });
    });
  return form.steps.flatMap(({ parts }) => within(parts, '', '', []));
}

interface Place {
  readonly path: Path;
  readonly field: Field;
  readonly whens: readonly Condition[];
}

const withItem = (condition: Condition, item: string): Condition =>
  JSON.parse(JSON.stringify(condition).replaceAll('"field":".', `"field":"${item}`)) as Condition;

/** Whether a field is visible, by the conditions of what it depends on, each looked up anew: slow, and plain to see. */
export function isVisible(path: Path, places: readonly Place[], sent: RandomSent): boolean {
  const place = places.find((each) => each.path === path);
  const isTrue = (condition: Condition): boolean => {
    if ('not' in condition) return !isTrue(condition.not);
    if ('all' in condition) return condition.all.every(isTrue);
    if ('any' in condition) return condition.any.some(isTrue);
    const wanted = 'is' in condition ? [condition.is] : condition.in;
    const value = isVisible(condition.field, places, sent) ? sent.fields[condition.field] : undefined;
    return [value ?? []].flat().some((one) => wanted.includes(one));
  };
  return place !== undefined && place.whens.every(isTrue);
}

/** What somebody might send: an answer to every field that there can be, hidden ones too, and only right ones. */
export function randomSent(form: FormDefinition, seed: number, options: Parameters<typeof readAnswers>[2]): RandomSent {
  const random = randomFrom(seed);
  const sent: RandomSent = { fields: {}, files: {} };
  const places = placesOf(form);
  for (const { path, field } of places) fill(sent, path, field, random);
  // What does not fit together, or lacks in an address that was begun, is answered anew until it does.
  for (let attempt = 0; attempt < 400; attempt += 1) {
    const { errors } = readAnswers(form, sent, options);
    if (errors.length === 0) return sent;
    for (const { property } of errors) {
      const field = places.find(({ path }) => path === property)?.field;
      if (field) fill(sent, property, field, random);
    }
  }
  throw new Error(`No right answers to ${form.id} were found with seed ${seed}.`);
}

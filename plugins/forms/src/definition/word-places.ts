import type { FormDefinition, Words } from './definition.types.ts';

/** A text of a form that people read. */
export interface WordPlace {
  /** Where it stands, by the names of what is around it: `steps.persoon.parts.surname.label`. */
  readonly key: string;
  /** What of it: `label`, `hint`, `title`. */
  readonly kind: string;
  /** The nearest name around it, in the form's first language; of a link its address. */
  readonly where: string;
  /** Title of its step; empty outside of steps. */
  readonly step: string;
  readonly words: Words;
}

interface At {
  readonly key: string;
  readonly where: string;
  readonly step: string;
}

type Change = (place: WordPlace) => Words;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isWords = (value: unknown, languages: readonly string[]): value is Words =>
  isObject(value) &&
  Object.keys(value).length > 0 &&
  Object.entries(value).every(([language, text]) => languages.includes(language) && typeof text === 'string');

/** What an item of a list is known by, whatever its place. */
const nameOf = (item: unknown, index: number): string => {
  const { id, name, value, href } = isObject(item) ? item : {};
  return String([id, name, value, href].find((each) => typeof each === 'string' || typeof each === 'number') ?? index);
};

function changed(value: unknown, at: At, languages: FormDefinition['languages'], change: Change): unknown {
  if (Array.isArray(value))
    return value.map((item: unknown, index) =>
      changed(item, { ...at, key: `${at.key}.${nameOf(item, index)}` }, languages, change),
    );
  if (isWords(value, languages)) return change({ ...at, kind: at.key.slice(at.key.lastIndexOf('.') + 1), words: value });
  if (!isObject(value)) return value;
  const { title, legend, label, href } = value;
  const own = [title, legend, label].find((each) => isWords(each, languages));
  // A link is called by where it leads.
  const where = own?.[languages[0]] ?? (typeof href === 'string' ? href : at.where);
  const isStep = /^steps\.[^.]+$/.test(at.key);
  const inside = { ...at, where, step: isStep ? where : at.step };
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      changed(each, { ...inside, key: at.key === '' ? name : `${at.key}.${name}` }, languages, change),
    ]),
  );
}

/** A form with other words in some of its places. */
export const mapWords = (form: FormDefinition, change: Change): FormDefinition =>
  // Only words are changed, into words.
  changed(form, { key: '', where: '', step: '' }, form.languages, change) as FormDefinition;

/** Every text of a form, in its order. */
export function wordPlaces(form: FormDefinition): readonly WordPlace[] {
  const places: WordPlace[] = [];
  mapWords(form, (place) => {
    places.push(place);
    return place.words;
  });
  return places;
}

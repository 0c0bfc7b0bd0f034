import type { PluginApp } from '@lectern/core/server';
import type { Answers, Path } from '../../definition/definition.types.ts';

/** One text for everything that is written alike: without accents, spaces and signs, in lower case. */
export const searchKey = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}@]/gu, '')
    .toLowerCase()
    // However a telephone number of here begins.
    .replace(/^(?:00)?31(?=\d{9}$)/, '0');

/** The keyed hash by which somebody is found. */
export const addressHash = ({ vault }: Pick<PluginApp, 'vault'>, address: string): Buffer =>
  vault.hash('search', searchKey(address));

/** The path of a field in its definition: `persons.0.surname` is `persons.surname`. */
const fieldPath = (path: Path): Path => path.replaceAll(/\.\d+(?=\.)/g, '');

/** The texts that a submission can be found by: whole answers of these fields, each of their words, and every e-mail address. */
export function searchKeysOf(searchable: readonly Path[], answers: Answers): ReadonlySet<string> {
  const fields = new Set(searchable);
  const keys = new Set<string>();
  for (const [path, given] of Object.entries(answers)) {
    if (typeof given !== 'string') continue;
    const answer = given.trim();
    const isAddress = /^\S+@\S+$/.test(answer);
    if (!fields.has(path) && !fields.has(fieldPath(path)) && !isAddress) continue;
    keys.add(searchKey(answer));
    if (!isAddress) for (const word of answer.split(/\s+/)) keys.add(searchKey(word));
  }
  return new Set([...keys].filter((key) => key.length > 1));
}

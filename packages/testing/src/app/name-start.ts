import type { TestAppOptions } from './create-test-app.ts';

const numbers = new WeakMap<object, number>();
let count = 0;

/** The number of a thing, which no other has. */
function numberOf(thing: object): number {
  const known = numbers.get(thing);
  if (known !== undefined) return known;
  count += 1;
  numbers.set(thing, count);
  return count;
}

/** Plain values as they are, and others by their number. */
const numbersIn = (options: unknown): unknown =>
  (typeof options === 'object' && options !== null) || typeof options === 'function' ? numberOf(options) : options;

/** A text for all that a first start writes into a database: two with the same write the same. */
export function nameStart({ plugins = [], modules = [], config = {}, environment = {} }: TestAppOptions): string {
  const { availableLocales, defaultLocale } = config;
  const own = Object.keys(environment)
    .filter((name) => name.startsWith('LECTERN_'))
    .toSorted()
    .map((name) => [name, environment[name]]);
  const parts = plugins.map((plugin) =>
    'manifest' in plugin
      ? [numberOf(plugin.manifest), plugin.entries?.server ? numberOf(plugin.entries.server) : 0, numbersIn(plugin.options)]
      : [numberOf(plugin)],
  );
  return JSON.stringify({ parts, modules: modules.map(numberOf), availableLocales, defaultLocale, own });
}

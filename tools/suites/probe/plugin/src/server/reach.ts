/** Enough for everything that is handed out; a walk that needs more found a way into the whole process. */
const bound = 20_000;

const walked = new Set<string>();
const found = new Set<string>();

const secrets = (): string[] => ['LECTERN_SECRET', 'LECTERN_DATA_KEYS'].flatMap((name) => process.env[name] || []);

/** True for a row that MikroORM manages. */
const isEntity = (value: object): boolean => '__helper' in value;

/** The name of a value that no plugin may reach; undefined for all others. */
function forbidden(value: unknown): string | undefined {
  if (typeof value === 'string') return secrets().some((secret) => value.includes(secret)) ? 'a secret' : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  const has = (...names: readonly string[]): boolean =>
    names.every((name) => {
      try {
        return typeof Reflect.get(value, name) === 'function';
      } catch {
        return false;
      }
    });
  if (has('connect', 'query', 'end')) return 'a pool or a client';
  if (has('getConnection') || has('getMetadata', 'getDriver') || has('fork', 'transactional')) return 'a whole entity manager';
  if (has('callback', 'listen', 'use')) return 'a koa application';
  if (has('throw', 'assert', 'redirect')) return 'a koa context';
  return undefined;
}

/** Names and values of a value's own and inherited properties, getters called. */
function* membersOf(value: object): Generator<readonly [string, unknown]> {
  for (let owner: object | null = value; owner !== null; owner = Object.getPrototypeOf(owner) as object | null) {
    if (owner === Object.prototype || owner === Function.prototype || owner === Array.prototype) return;
    for (const key of Reflect.ownKeys(owner)) {
      try {
        yield [String(key), Reflect.get(owner, key, value)];
      } catch {
        // A getter that refuses gives nothing away.
      }
    }
  }
  if (value instanceof Map) yield* [...value].map(([key, member]) => [`get(${String(key)})`, member] as const);
  if (value instanceof Set) yield* [...value].map((member) => ['has()', member] as const);
}

/**
 * Walks from what a handler was handed to all that it leads to, the nearest first. Rows are left out: MikroORM keeps the
 * manager of each in a hidden property, without which it could write none of them.
 */
export function walk(place: string, handed: unknown): void {
  const seen = new Set<unknown>([process, globalThis]);
  const queue: (readonly [string, unknown])[] = [[place, handed]];
  for (let next = queue.shift(); next && seen.size < bound; next = queue.shift()) {
    const [path, value] = next;
    const name = forbidden(value);
    if (name !== undefined) {
      found.add(`${path}: ${name}`);
      continue;
    }
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value)) continue;
    seen.add(value);
    if (typeof value === 'object' && isEntity(value)) continue;
    for (const [key, member] of membersOf(value)) queue.push([`${path}.${key}`, member]);
  }
  walked.add(seen.size >= bound ? `${place} (cut off)` : place);
}

export const reached = (): { readonly walked: string[]; readonly found: string[] } => ({
  walked: [...walked].sort(),
  found: [...found].sort(),
});

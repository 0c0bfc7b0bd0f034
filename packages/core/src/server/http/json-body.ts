import type { IncomingMessage } from 'node:http';
import { LecternError } from '../../contract/errors.ts';

const maxDepth = 64;
const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });

const unreadable = (property?: string): LecternError => new LecternError({ code: 'G_08', ...(property ? { property } : {}) });

/** The bytes of a request, up to a limit. */
async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const declared = Number(request.headers['content-length'] ?? 0);
  if (declared > limit) throw new LecternError({ code: 'G_06' });
  const chunks: Buffer[] = [];
  let size = 0;
  // Not iterated, which would close the connection upon a refusal, and the answer would be lost.
  return new Promise((resolve, reject) => {
    const take = (chunk: Buffer): void => {
      size += chunk.length;
      chunks.push(chunk);
      if (size <= limit) return;
      request.off('data', take);
      chunks.length = 0;
      reject(new LecternError({ code: 'G_06' }));
    };
    request.on('data', take);
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('error', (cause) => reject(new LecternError({ code: 'G_08' }, { cause })));
  });
}

/** More than any schema has: names of one object, items of one list, and values in all. */
const most = { names: 2000, items: 12_000, values: 300_000 };

interface OpenValue {
  readonly value: object;
  readonly path: string;
  readonly depth: number;
}

const pathTo = (path: string, name: string): string => (path ? `${path}.${name}` : name);

/** The names of a value's parts. Refuses names that no schema could mean, and more of them than any has. */
function namesOf({ value, path }: OpenValue): readonly string[] {
  if (Array.isArray(value)) {
    if (value.length > most.items) throw unreadable(path);
    return Object.keys(value);
  }
  const names = Object.keys(value);
  if (names.length > most.names) throw unreadable(path);
  if (names.some((name) => name === '__proto__' || name.includes('\0') || !name.isWellFormed())) throw unreadable(path);
  return names;
}

/**
 * Refuses what no schema of ours could mean and a database would choke on: `__proto__`, deep nesting, very many values, NUL,
 * half surrogates. Says where, so that the rest can be sent again without it. Iterative, because the nesting is the attack.
 */
export function assertPlainJson(root: object): void {
  const open: OpenValue[] = [{ value: root, path: '', depth: 0 }];
  let values = 0;
  for (let item = open.pop(); item; item = open.pop()) {
    const { value, path, depth } = item;
    if (depth >= maxDepth) throw unreadable(path);
    const names = namesOf(item);
    values += names.length;
    if (values > most.values) throw unreadable();
    for (const name of names) {
      const child = (value as Readonly<Record<string, unknown>>)[name];
      if (typeof child === 'string') {
        if (child.includes('\0') || !child.isWellFormed()) throw new LecternError({ code: 'V_12', property: pathTo(path, name) });
      } else if (typeof child === 'object' && child !== null)
        open.push({ value: child, path: pathTo(path, name), depth: depth + 1 });
    }
  }
}

/** Reads a JSON object from a request. Anything but an object in valid UTF-8 is refused. */
export async function readJsonBody(request: IncomingMessage, limit: number): Promise<Record<string, unknown>> {
  const encoding = request.headers['content-encoding'];
  if (encoding && encoding !== 'identity') throw new LecternError({ code: 'G_05' });
  const bytes = await readBody(request, limit);
  if (bytes.length === 0) return {};
  let value: unknown;
  try {
    value = JSON.parse(strictUtf8.decode(bytes));
  } catch (error) {
    throw new LecternError({ code: 'G_08' }, { cause: error });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unreadable();
  assertPlainJson(value);
  return value as Record<string, unknown>;
}

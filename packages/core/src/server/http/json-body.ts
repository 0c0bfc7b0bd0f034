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

/**
 * Refuses what no schema of ours could mean and a database would choke on: `__proto__`, deep nesting, NUL,
 * half surrogates. Says where, so that the rest can be sent again without it. Iterative, because the nesting is the attack.
 */
export function assertPlainJson(root: unknown): void {
  const open: { value: unknown; path: string; depth: number }[] = [{ value: root, path: '', depth: 0 }];
  for (let item = open.pop(); item; item = open.pop()) {
    const { value, path, depth } = item;
    if (typeof value === 'string') {
      if (value.includes('\0') || !value.isWellFormed())
        throw new LecternError({ code: 'V_12', ...(path ? { property: path } : {}) });
    } else if (typeof value === 'object' && value !== null) {
      if (depth >= maxDepth) throw unreadable(path);
      for (const [key, child] of Object.entries(value)) {
        if (key === '__proto__' || key.includes('\0') || !key.isWellFormed()) throw unreadable(path);
        open.push({ value: child, path: path ? `${path}.${key}` : key, depth: depth + 1 });
      }
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

import { frameType, makeFrame, makeQuery } from './frames.ts';
import type { Frame } from './frames.ts';

// PGlite has one backend for all clients: without a prefix, the second client that prepares "p1" gets an error.
const copyFromClient = /^\s*copy\b[^;]*\bfrom\s+stdin\b/i;

const refusedCopy = `do $$ begin raise feature_not_supported using message =
  'COPY … FROM STDIN is not available on the embedded database; insert rows, or use PostgreSQL.'; end $$`;

function readName(payload: Buffer, start: number): { readonly name: Buffer; readonly end: number } {
  const end = payload.indexOf(0, start);
  if (end < 0) throw new RangeError('A name without an end came in.');
  return { name: payload.subarray(start, end), end };
}

function withPrefix(frame: Frame, at: number, prefix: string): { readonly frame: Frame; readonly name: string | undefined } {
  const payload = frame.subarray(5);
  const { name, end } = readName(payload, at);
  if (name.length === 0) return { frame, name: undefined };
  const full = Buffer.concat([Buffer.from(prefix), name]);
  const changed = makeFrame(frameType(frame), Buffer.concat([payload.subarray(0, at), full, payload.subarray(end)]));
  return { frame: changed, name: full.toString() };
}

/** Gives one client's prepared statements names that no other client's can have. */
export function createStatementNames(clientId: number) {
  const prefix = `${clientId}/`;
  const prepared = new Set<string>();

  const parse = (frame: Frame): Frame => {
    const payload = frame.subarray(5);
    const sqlAt = readName(payload, 0).end + 1;
    const { end } = readName(payload, sqlAt);
    const sql = payload.subarray(sqlAt, Math.min(end, sqlAt + 4096)).toString();
    const allowed = copyFromClient.test(sql)
      ? makeFrame('P', Buffer.concat([payload.subarray(0, sqlAt), Buffer.from(refusedCopy), payload.subarray(end)]))
      : frame;
    const renamed = withPrefix(allowed, 0, prefix);
    if (renamed.name !== undefined) prepared.add(renamed.name);
    return renamed.frame;
  };

  return {
    /** The frame as the shared backend is to see it. */
    translate(frame: Frame): Frame {
      const type = frameType(frame);
      const payload = frame.subarray(5);
      // A client's COPY would end the whole database: its data cannot be read while the statement runs.
      if (type === 'Q') return copyFromClient.test(payload.subarray(0, 4096).toString()) ? makeQuery(refusedCopy) : frame;
      if (type === 'P') return parse(frame);
      if (type === 'B') return withPrefix(frame, readName(payload, 0).end + 1, prefix).frame;
      if ((type !== 'D' && type !== 'C') || payload[0] !== 'S'.charCodeAt(0)) return frame;
      const renamed = withPrefix(frame, 1, prefix);
      if (type === 'C' && renamed.name !== undefined) prepared.delete(renamed.name);
      return renamed.frame;
    },
    /** Frames that forget everything this client prepared. */
    closeAll: (): Frame[] => [...prepared].map((name) => makeFrame('C', Buffer.from(`S${name}\0`))),
  };
}

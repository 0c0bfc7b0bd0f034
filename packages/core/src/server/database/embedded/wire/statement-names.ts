import { frameType, makeFrame, makeQuery, type Frame } from './frames.ts';

// PGlite has one backend for all clients: without a prefix, the second client that prepares "p1" gets an error.
const COPY_FROM_CLIENT = /^\s*copy\b[^;]*\bfrom\s+stdin\b/i;

const REFUSED_COPY = `do $$ begin raise feature_not_supported using message =
  'COPY … FROM STDIN is not available on the embedded database; insert rows, or use PostgreSQL.'; end $$`;

function readName(payload: Buffer, start: number): { name: Buffer; end: number } {
  const end = payload.indexOf(0, start);
  if (end < 0) throw new RangeError('A name without an end came in.');
  return { name: payload.subarray(start, end), end };
}

function withPrefix(frame: Frame, at: number, prefix: string): { frame: Frame; name: string | undefined } {
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
    const allowed = COPY_FROM_CLIENT.test(sql)
      ? makeFrame('P', Buffer.concat([payload.subarray(0, sqlAt), Buffer.from(REFUSED_COPY), payload.subarray(end)]))
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
      if (type === 'Q') return COPY_FROM_CLIENT.test(payload.subarray(0, 4096).toString()) ? makeQuery(REFUSED_COPY) : frame;
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

const headerBytes = 5;

/** One message of the PostgreSQL protocol as it stands on the wire: type byte, length, payload. */
export type Frame = Buffer;

/** The letter that says what kind of message a frame is. */
export function frameType(frame: Frame): string {
  return String.fromCharCode(frame[0] ?? 0);
}

/** Makes a frame of a type letter and its payload. */
export function makeFrame(type: string, payload: Uint8Array = new Uint8Array()): Frame {
  const frame = Buffer.allocUnsafe(headerBytes + payload.length);
  frame.write(type, 0, 'latin1');
  frame.writeInt32BE(4 + payload.length, 1);
  frame.set(payload, headerBytes);
  return frame;
}

/** A simple-query frame. */
export function makeQuery(sql: string): Frame {
  return makeFrame('Q', Buffer.from(`${sql}\0`));
}

/** An error as PostgreSQL sends it. */
export function makeError(options: {
  readonly severity: 'ERROR' | 'FATAL';
  readonly code: string;
  readonly message: string;
}): Frame {
  const { severity, code, message } = options;
  return makeFrame('E', Buffer.from(`S${severity}\0V${severity}\0C${code}\0M${message}\0\0`));
}

/** Collects chunks of a stream; both readers take what is complete and leave the rest. */
export function createFrameReader() {
  let chunks: Buffer[] = [];
  let size = 0;

  const merge = (): Buffer => {
    const [first] = chunks;
    const merged = chunks.length === 1 && first ? first : Buffer.concat(chunks);
    chunks = [merged];
    return merged;
  };
  const take = (length: number): Buffer => {
    const merged = merge();
    size -= length;
    chunks = size > 0 ? [merged.subarray(length)] : [];
    return merged.subarray(0, length);
  };
  const takeWhenComplete = (lengthAt: number): Buffer | undefined => {
    if (size < lengthAt + 4) return undefined;
    const [first] = chunks;
    const head = first && first.length >= lengthAt + 4 ? first : merge();
    const length = lengthAt + head.readInt32BE(lengthAt);
    if (length < lengthAt + 4) throw new RangeError('A message with an impossible length came in.');
    return size < length ? undefined : take(length);
  };

  return {
    push(chunk: Buffer) {
      chunks.push(chunk);
      size += chunk.length;
    },
    /** The next message of the start of a connection, which has no type byte. */
    nextStartup: () => takeWhenComplete(0),
    /** The next ordinary message. */
    next: () => takeWhenComplete(1),
  };
}

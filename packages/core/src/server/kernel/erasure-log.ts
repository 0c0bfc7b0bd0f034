import { createHash, randomBytes, scryptSync } from 'node:crypto';
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Environment } from './environment.ts';

/** What can be erased and be brought back by a restore. */
export type ErasureKind = 'person' | 'publication';

/** Something that was erased: when, and the hash of what names it. */
export interface Erasure {
  readonly at: string;
  readonly hash: string;
}

const line = z.union([
  z.strictObject({ salt: z.base64() }),
  z.strictObject({ at: z.iso.datetime(), erased: z.enum(['person', 'publication']), hash: z.string() }),
  z.strictObject({ at: z.iso.datetime(), restored: z.iso.datetime() }),
  z.strictObject({ at: z.iso.datetime(), applied: z.enum(['person', 'publication']) }),
]);

type Line = z.infer<typeof line>;

const fileName = 'erasures.jsonl';

/** A line that was cut, as by a full disk, is none. */
function lineOf(text: string): readonly Line[] {
  try {
    return [line.parse(JSON.parse(text))];
  } catch {
    return [];
  }
}

/**
 * What was erased, in a file beside the data, to which lines are only ever added: no backup holds it, so that a restore of an older
 * one can be followed by the erasures that came after it. It holds hashes, those of persons as slow to guess as a password.
 */
export interface ErasureLog {
  note(kind: ErasureKind, subject: string): void;
  /** Notes that rows of a backup of this moment took the place of others. Answers with how much was erased since then. */
  noteRestore(madeAt: Date): number;
  /** What was erased between a backup and its restore, and was not erased again since. */
  due(kind: ErasureKind): readonly Erasure[];
  hashOf(kind: ErasureKind, subject: string): string;
  /** Notes that everything which is due was erased again. */
  settle(kind: ErasureKind): void;
}

export function openErasureLog({ dataDir }: Pick<Environment, 'dataDir'>, now: () => Date = () => new Date()): ErasureLog {
  const file = join(dataDir, fileName);
  const read = (): readonly Line[] => {
    try {
      return readFileSync(file, 'utf8').split('\n').filter(Boolean).flatMap(lineOf);
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
      throw error;
    }
  };
  // On the disk before anything else is done. A line that was cut stays a line of its own.
  const append = (entry: Line): void => appendFileSync(file, `\n${JSON.stringify(entry)}`, { mode: 0o600, flush: true });
  const at = (): string => now().toISOString();
  const hash = (salt: string, subject: string): string => scryptSync(subject, salt, 32).toString('base64');
  const saltOf = (lines: readonly Line[]): string | undefined => lines.flatMap((entry) => ('salt' in entry ? entry.salt : []))[0];
  const hashOf = (kind: ErasureKind, subject: string): string => {
    // An id is random, and says nothing of anybody.
    if (kind === 'publication') return createHash('sha256').update(subject).digest('base64');
    const known = saltOf(read());
    if (known !== undefined) return hash(known, subject);
    append({ salt: randomBytes(16).toString('base64') });
    // Of two processes that begin it at once, the first has its way.
    return hash(saltOf(read()) ?? '', subject);
  };
  return {
    hashOf,
    note: (kind, subject) => append({ erased: kind, hash: hashOf(kind, subject), at: at() }),
    noteRestore(madeAt) {
      const restored = madeAt.toISOString();
      const erased = read().filter((entry) => 'erased' in entry && entry.at >= restored).length;
      if (erased > 0) append({ restored, at: at() });
      return erased;
    },
    due(kind) {
      const lines = read();
      const place = lines.findLastIndex((entry) => 'restored' in entry);
      const applied = lines.findLastIndex((entry) => 'applied' in entry && entry.applied === kind);
      const restored = lines[place];
      if (place <= applied || restored === undefined || !('restored' in restored)) return [];
      return lines
        .slice(0, place)
        .flatMap((entry) =>
          'erased' in entry && entry.erased === kind && entry.at >= restored.restored ? [{ at: entry.at, hash: entry.hash }] : [],
        );
    },
    settle: (kind) => append({ applied: kind, at: at() }),
  };
}

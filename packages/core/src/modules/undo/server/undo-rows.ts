import type { Statement } from '#server/database/statement.ts';
import { userIDOf } from '#server/kernel/actor.ts';
import type { UndoEntry } from '#server/kernel/undo-log.ts';

/** Days for which a change can be taken back. */
export const daysKept = 30;

/** A row of `lectern_undo`, as it is taken back. */
export interface UndoRow {
  readonly kind: string;
  readonly data: unknown;
  readonly made_at: Date;
  readonly taken_back_at: Date | null;
}

/** The moment since which changes can be taken back. */
export const keptSince = (now: Date): Date => new Date(now.getTime() - daysKept * 86_400_000);

/** The statement that keeps what can be taken back. */
export const entryStatement = ({ id, kind, subject, data, actor, now }: UndoEntry): Statement => ({
  name: 'write_undo',
  text: 'insert into lectern_undo (id, kind, subject, data, made_at, made_by) values ($1, $2, $3, $4, $5, $6)',
  values: [id, kind, subject.slice(0, 200).toWellFormed(), JSON.stringify(data), now, userIDOf(actor) ?? null],
});

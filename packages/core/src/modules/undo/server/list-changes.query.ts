import type { List } from '#contract/list.ts';
import { listRows } from '#server/database/list-rows.ts';
import type { Actor } from '#server/kernel/actor.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { checkGrants } from '#server/kernel/policy.ts';
import type { UndoableChange } from '../undo.calls.ts';
import { daysKept, keptSince } from './undo-rows.ts';
import { peopleSQL } from '../../users/server/public.ts';

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly subject: string;
  readonly made_at: Date;
  readonly taken_back_at: Date | null;
  readonly user_id: number | null;
  readonly user_name: string | null;
}

/** True where the actor holds the permission for everything it is about, so that no name is told that they may not know. */
const holdsWholly = (actor: Actor, permission: string): boolean =>
  actor.kind === 'user' &&
  checkGrants(actor, permission).some(({ grant: { parameters = {} } }) => Object.values(parameters).every((value) => !value));

/** One page of the changes that an actor may know of, newest first. */
export async function listChanges(
  { database, undoKinds, now }: Pick<Lectern, 'database' | 'undoKinds' | 'now'>,
  actor: Actor,
  page: { readonly pageIndex: number; readonly pageSize: number },
): Promise<List<UndoableChange>> {
  if (actor.kind !== 'user') return { items: [], totalItems: 0 };
  const kinds = [...undoKinds.entries()];
  const ofAll = kinds.filter(([, { permission }]) => holdsWholly(actor, permission)).map(([kind]) => kind);
  const { rows, totalItems } = await listRows<Row>(database, page, (put) => ({
    columns: 'c.id, c.kind, c.subject, c.made_at, c.taken_back_at, u.id as user_id, u.name as user_name',
    from: 'lectern_undo c',
    joins: `left join ${peopleSQL} u on u.id = c.made_by`,
    where: [
      `c.made_at > ${put(keptSince(now()))} and c.kind = any(${put(kinds.map(([kind]) => kind))})`,
      `c.made_by = ${put(actor.id)} or c.kind = any(${put(ofAll)})`,
    ],
    order: 'c.made_at desc',
    unique: 'c.id',
  }));
  return {
    items: rows.map(({ id, kind, subject, made_at, taken_back_at, user_id, user_name }) => ({
      id,
      kind,
      subject,
      madeAt: made_at.toISOString(),
      madeBy: user_id === null ? null : { id: user_id, name: user_name ?? '' },
      until: new Date(made_at.getTime() + daysKept * 86_400_000).toISOString(),
      takenBackAt: taken_back_at?.toISOString() ?? null,
    })),
    totalItems,
  };
}

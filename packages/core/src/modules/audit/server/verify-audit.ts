import type { ClientBase, Pool } from 'pg';
import { chainStart, sealedColumns, sealHash } from './chain.ts';
import type { SealedEntry } from './chain.ts';
import type { ChainHead } from './seal-audit.ts';

const batchSize = 1000;
/** Problems that are named; a log that was rewritten has as many as it has entries. */
const maxProblems = 20;

type Row = { readonly seal: string; readonly entry: string; readonly hash: string } & ({ readonly id: null } | SealedEntry);

export interface AuditVerification {
  /** The last seal, to be kept elsewhere and given to a later verification. */
  readonly head: ChainHead;
  /** Entries since the last sealing. */
  readonly unsealed: number;
  /** The problems, each naming its entry; at most twenty. */
  readonly problems: readonly string[];
}

const nameOf = ({ id, action, at }: SealedEntry): string => `Entry ${id} (${action}, ${at})`;

/** The problem of a seal, where it should have this number and follow this hash. */
function checkSeal(row: Row, number: number, previous: { hash: string; entry: string }): string[] {
  if (Number(row.seal) !== number) return [`Seal ${number} is gone; the next one is ${row.seal}.`];
  if (row.id === null) return [`Entry ${row.entry} is gone, and seal ${row.seal} says that it was there.`];
  if (sealHash(previous.hash, number, row) !== row.hash)
    return [`${nameOf(row)} is not what seal ${row.seal} says: it or the seal was changed.`];
  if (BigInt(row.entry) <= BigInt(previous.entry)) return [`${nameOf(row)} stands in the wrong place of the chain.`];
  return [];
}

async function findUnsealed(database: ClientBase | Pool, lastEntry: string): Promise<string[]> {
  const { rows } = await database.query<SealedEntry>(
    `select ${sealedColumns} from lectern_audit_entry e
     where e.id <= $1 and not exists (select from lectern_audit_seal s where s.entry_id = e.id) order by e.id limit ${maxProblems}`,
    [lastEntry],
  );
  return rows.map((entry) => `${nameOf(entry)} has no seal and stands among sealed ones: it was added later.`);
}

/**
 * Checks the whole chain. `expected` is an end of the chain that was kept elsewhere: with it, also a log that was cut
 * off or rewritten as a whole is found out.
 */
export async function verifyAudit(database: ClientBase | Pool, expected?: ChainHead): Promise<AuditVerification> {
  const problems: string[] = [];
  let number = 0;
  let previous = { hash: chainStart, entry: '0' };
  while (true) {
    const { rows } = await database.query<Row>(
      `select s.number::text as seal, s.entry_id::text as entry, s.hash, ${sealedColumns}
       from lectern_audit_seal s left join lectern_audit_entry e on e.id = s.entry_id
       where s.number > $1 order by s.number limit ${batchSize}`,
      [number],
    );
    for (const row of rows) {
      problems.push(...checkSeal(row, number + 1, previous));
      number = Number(row.seal);
      previous = { hash: row.hash, entry: row.entry };
      if (number === expected?.number && row.hash !== expected.hash)
        problems.push(`Seal ${number} is not the one that was kept: the log was rewritten up to there.`);
    }
    if (rows.length === 0 || problems.length >= maxProblems) break;
  }
  if (expected && number < expected.number && problems.length < maxProblems)
    problems.push(`The log ends at seal ${number}, and seal ${expected.number} was kept: its end was cut off.`);
  problems.push(...(await findUnsealed(database, previous.entry)));
  const { rows: counts } = await database.query<{ count: number }>(
    'select count(*)::int as count from lectern_audit_entry where id > $1',
    [previous.entry],
  );
  return { head: { number, hash: previous.hash }, unsealed: counts[0]?.count ?? 0, problems: problems.slice(0, maxProblems) };
}

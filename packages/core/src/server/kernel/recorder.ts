import type { ActionName } from '../../contract/audit-words.ts';
import type { Statement } from '../database/statement.ts';
import type { Actor } from './actor.ts';
import type { Origin } from './origin.ts';
import { defineServiceKey } from './service.ts';

/** `refused`: the policy said no. `failed`: it was allowed and did not succeed, as a wrong password. */
export type AuditOutcome = 'done' | 'refused' | 'failed';

/** One entry of the audit log, as it is handed in. */
export interface AuditEntry {
  readonly actor: Actor;
  readonly origin: Origin;
  /** A verb, mostly the name of a command: `page.publish`. */
  readonly action: ActionName;
  readonly entity: string;
  readonly entityID: string;
  readonly outcome: AuditOutcome;
  /** Ids and names of fields; no texts, no secrets, nothing that a person typed. */
  readonly changes?: Readonly<Record<string, unknown>> | undefined;
}

/** The port through which commands and routes reach the audit log. */
export interface Recorder {
  /** The statement that adds entries which one actor caused, for their transaction; undefined where there are none. */
  record(entries: readonly AuditEntry[]): Statement | undefined;
  /** Adds an entry where an error is a refusal by the policy (UM_01), once for each error. Never throws. */
  recordRefusal(error: unknown, entry: Omit<AuditEntry, 'outcome'>): Promise<void>;
}

export const recorder = defineServiceKey<Recorder>('kernel/recorder');

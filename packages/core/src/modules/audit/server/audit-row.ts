import type { AuditEntry } from '../audit.calls.ts';

/** A row of the log, with who the actor is today. */
export interface AuditRow {
  readonly id: string;
  readonly at: Date;
  readonly actor_kind: AuditEntry['actor']['kind'];
  readonly actor_id: string;
  readonly user_id: number | null;
  readonly name: string;
  readonly origin: string;
  readonly action: string;
  readonly entity: string;
  readonly entity_id: string;
  readonly outcome: AuditEntry['outcome'];
  readonly changes: Readonly<Record<string, unknown>>;
  readonly is_sealed: boolean;
}

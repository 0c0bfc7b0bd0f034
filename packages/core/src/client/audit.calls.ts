import type { Send } from './http.ts';
import type { List, SortOrder } from './page.ts';
import { queryString } from './query-string.ts';
import type { Result } from './result.ts';

/** One entry of the audit log. */
export interface AuditEntry {
  readonly id: string;
  readonly at: string;
  readonly actor: {
    readonly kind: 'user' | 'system' | 'visitor';
    readonly id: string;
    /** Null where it is nobody with an account now. */
    readonly userID: number | null;
    readonly name: string;
  };
  readonly origin: string;
  /** A verb, mostly the name of a command: `page.publish`. */
  readonly action: string;
  readonly entity: string;
  readonly entityID: string;
  /** What it is about, by its name; null where the log knows none. */
  readonly thing: {
    /** `user`, `role`, `page`, `media-file`, `media-folder`. */
    readonly kind: string;
    /** Of what is gone, the last one. */
    readonly name: string;
    readonly isGone: boolean;
    /** Of a file: where it lies. */
    readonly folder?: string;
    readonly isInTrash?: boolean;
  } | null;
  readonly outcome: 'done' | 'refused' | 'failed';
  readonly changes: Readonly<Record<string, unknown>>;
  /** Names for the ids in the changes, by id. */
  readonly names: Readonly<Record<string, string>>;
  /** Sealed into the chain that shows whether anything was changed afterwards. */
  readonly isSealed: boolean;
}

export interface AuditFilter {
  readonly searchTerm?: string;
  readonly actor?: string;
  readonly origin?: string;
  readonly entity?: string;
  readonly outcome?: string;
  /** Days, `YYYY-MM-DD`. */
  readonly from?: string;
  readonly to?: string;
}

export interface AuditListQuery extends AuditFilter {
  readonly pageIndex: number;
  readonly pageSize: number;
  readonly columnToSort: 'at';
  readonly sortOrder: SortOrder;
}

export interface AuditCalls {
  readonly list: (query: AuditListQuery, signal?: AbortSignal) => Promise<Result<List<AuditEntry>>>;
  /** Address of the export of what a filter leaves. */
  readonly exportUrl: (filter: AuditFilter) => string;
}

export const auditCalls = (send: Send, apiPath: string): AuditCalls => ({
  list: (query, signal) =>
    send({
      path: `/audit/list${queryString({ ...query })}`,
      pick: ({ data }) => data as List<AuditEntry>,
      ...(signal ? { signal } : {}),
    }),
  exportUrl: (filter) => `${apiPath}/audit/export${queryString({ ...filter })}`,
});

import type { Send } from './http.ts';
import { queryString } from './query-string.ts';
import type { Result } from './result.ts';
import type { List, SortOrder } from './page.ts';

export type MailState = 'waiting' | 'sending' | 'sent' | 'failed' | 'obsolete';
export type MailSortColumn = 'queuedAt' | 'template' | 'state' | 'attempts';

/** A mail of the outbox: what to send to whom, never its text. */
export interface OutboxMail {
  readonly id: string;
  readonly template: string;
  readonly recipient: { readonly userID: number | null; readonly name: string | null; readonly email: string | null };
  readonly state: MailState;
  readonly attempts: number;
  readonly lastError: string | null;
  readonly queuedAt: string;
  readonly nextAttemptAt: string | null;
  readonly endedAt: string | null;
  readonly policies: { readonly retry: boolean };
}

export interface MailStatus {
  /** `file`: mails are put into the data folder. `none`: they wait until there is a mail server. */
  readonly transport: 'smtp' | 'file' | 'none';
  readonly sender: string;
  readonly counts: Readonly<Record<MailState, number>>;
  readonly oldestWaitingAt: string | null;
}

export interface MailListQuery {
  readonly pageIndex: number;
  readonly pageSize: number;
  readonly searchTerm: string;
  readonly columnToSort: MailSortColumn;
  readonly sortOrder: SortOrder;
  readonly state?: string;
}

export interface MailCalls {
  readonly list: (query: MailListQuery, signal?: AbortSignal) => Promise<Result<List<OutboxMail>>>;
  readonly status: () => Promise<Result<MailStatus>>;
  /** Sends a mail now that waits or was given up. */
  readonly retry: (id: string) => Promise<Result<undefined>>;
}

export const mailCalls = (send: Send): MailCalls => ({
  list: (query, signal) =>
    send({
      path: `/mail/list${queryString({ ...query })}`,
      pick: ({ data }) => data as List<OutboxMail>,
      ...(signal ? { signal } : {}),
    }),
  status: () => send({ path: '/mail/status', pick: ({ data }) => data as MailStatus }),
  retry: (id) => send({ method: 'POST', path: `/mail/${encodeURIComponent(id)}/retry`, body: {}, pick: () => undefined }),
});

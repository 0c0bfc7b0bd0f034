import type { TestClient } from '../app/test-client.ts';
import type { TestResponse } from '../app/test-response.ts';

/** The answer due to somebody who may not do it: status and code. */
export type Refusal = readonly [status: number, code: string];

/**
 * A call that a rule behind the route refuses: with a body that passes, about something that is there, by somebody
 * whom the gate of the route lets through or by somebody whom it stops.
 */
export interface RefusedCall {
  /** As in the table: `PUT /user/{id}`. */
  readonly route: string;
  /** The actor and the action: `by a manager of users, for somebody who holds more`. */
  readonly what: string;
  readonly by: TestClient;
  /** Values for the parameters of the path. */
  readonly params?: Readonly<Record<string, string>>;
  /** Added to the address: `?status=active`. */
  readonly query?: string;
  /** Made anew for each call. Default: nothing. */
  readonly body?: () => unknown;
  /** Default: 403 UM_01. */
  readonly due?: Refusal;
  /** Instead of a refusal: what the answer must not show. True where it shows nothing of it. */
  readonly hides?: (response: TestResponse) => boolean;
}

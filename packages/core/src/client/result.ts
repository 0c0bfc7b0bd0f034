import type { FieldError } from '../contract/errors.ts';

/** The result of a call. A refusal is a value, not an exception: every caller has to look at it. */
export type Result<Data> = Success<Data> | Failure;

export interface Success<Data> {
  readonly ok: true;
  readonly data: Data;
}

export interface Failure {
  readonly ok: false;
  /** HTTP status; 0 where no answer came at all. */
  readonly status: number;
  readonly errors: readonly FieldError[];
  readonly message: string;
  /** What some refusals tell beside their codes: how to go on. */
  readonly data?: Body;
  /** Names the failure in the server's log. */
  readonly requestID?: string;
  /** Seconds after which a retry makes sense. */
  readonly retryAfter?: number;
}

/** An answer as the API sends it. */
export type Body = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The failure of a call that never reached the server, or whose answer never came. */
export const unreachable: Failure = { ok: false, status: 0, errors: [{ code: 'G_09' }], message: '' };

function errorOf(entry: unknown): FieldError[] {
  if (!isRecord(entry) || typeof entry['code'] !== 'string') return [];
  const { property, params } = entry;
  return [
    {
      code: entry['code'],
      ...(typeof property === 'string' && property !== '' ? { property } : {}),
      ...(isRecord(params) ? { params: params as NonNullable<FieldError['params']> } : {}),
    },
  ];
}

function retryAfterOf(headers: Headers): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : undefined;
}

/** The failure that an answer states. An answer that states none still names one: G_01. */
function decodeFailure(status: number, headers: Headers, body: unknown): Failure {
  const stated = isRecord(body) && Array.isArray(body['Errors']) ? body['Errors'].flatMap(errorOf) : [];
  const requestID = (isRecord(body) && typeof body['requestID'] === 'string' && body['requestID']) || headers.get('x-request-id');
  const retryAfter = retryAfterOf(headers);
  return {
    ok: false,
    status,
    errors: stated.length > 0 ? stated : [{ code: 'G_01' }],
    message: isRecord(body) && typeof body['Message'] === 'string' ? body['Message'] : '',
    ...(isRecord(body) && isRecord(body['data']) ? { data: body['data'] } : {}),
    ...(requestID ? { requestID } : {}),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  };
}

/** Decodes an answer. `Success: false` is a failure whatever the status says, and so is an answer that is no JSON object. */
export function decode<Data>(input: {
  status: number;
  headers: Headers;
  body: unknown;
  pick: (body: Body) => Data;
  onlyStatus?: number | undefined;
}): Result<Data> {
  const { status, headers, body, pick, onlyStatus } = input;
  const isFine = onlyStatus === undefined ? status >= 200 && status < 300 : status === onlyStatus;
  const isSuccess = isFine && isRecord(body) && body['Success'] !== false;
  return isSuccess ? { ok: true, data: pick(body) } : decodeFailure(status, headers, body);
}

/** True when a failure carries this code. */
export const hasCode = (failure: Failure, code: string): boolean => failure.errors.some((error) => error.code === code);

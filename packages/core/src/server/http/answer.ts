import type { Context } from 'koa';
import { errorText, isLecternError } from '../../contract/errors.ts';
import type { ErrorEntry, FieldError } from '../../contract/errors.ts';
import type { Logger } from '../kernel/logger.ts';
import { diskFailure } from './disk-failure.ts';

/** A failure in the API's shape. */
export interface FailureBody {
  readonly Success: false;
  readonly Message: string;
  readonly Errors: readonly { readonly property?: string; readonly code: string; readonly params: FieldError['params'] }[];
  /** Of a refusal that tells how to go on. */
  readonly data?: object;
  /** Only on unexpected failures: the id under which the log knows them. */
  readonly requestID?: string;
}

type Catalogue = Readonly<Record<string, ErrorEntry>>;

const body = (catalogue: Catalogue, errors: readonly FieldError[]): FailureBody => ({
  Success: false,
  Message: errorText(catalogue, errors[0]?.code ?? 'G_01'),
  Errors: errors.map((error) => ({ ...error, params: error.params ?? {} })),
});

/** Answers with a failure: the codes of a refusal, or G_01 with the request's id and nothing of what went wrong. */
export function answerFailure(ctx: Context, thrown: unknown, { catalogue, log }: { catalogue: Catalogue; log: Logger }): void {
  ctx.set('cache-control', 'no-store');
  const error = diskFailure(thrown);
  if (isLecternError(error)) {
    ctx.status = catalogue[error.errors[0]?.code ?? '']?.status ?? 400;
    if (error.retryAfter !== undefined) ctx.set('retry-after', String(error.retryAfter));
    ctx.body = { ...body(catalogue, error.errors), ...(error.data === undefined ? {} : { data: error.data }) };
    if (ctx.status >= 500) log.error({ err: error, requestID: String(ctx.state.requestID) }, 'a request failed');
    return;
  }
  const isUnavailable = isConnectionFailure(error);
  const code = isUnavailable ? 'G_09' : 'G_01';
  log.error({ err: error, requestID: String(ctx.state.requestID) }, 'a request failed');
  ctx.status = isUnavailable ? 503 : 500;
  if (isUnavailable) ctx.set('retry-after', '10');
  ctx.body = { ...body(catalogue, [{ code }]), requestID: String(ctx.state.requestID) };
}

const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  '57P01',
  '57P03',
  '53300',
  '08006',
  '08001',
  '08003',
]);

/** True where the database could not be reached, so that a retry may help. */
function isConnectionFailure(error: unknown): boolean {
  for (let cause = error; cause; cause = (cause as { cause?: unknown }).cause) {
    const { code, message, syscall } = cause as { code?: unknown; message?: unknown; syscall?: unknown };
    if (typeof code === 'string' && connectionCodes.has(code) && (code !== 'ENOENT' || syscall === 'connect')) return true;
    if (typeof message === 'string' && /Connection terminated|timeout exceeded when trying to connect/.test(message)) return true;
  }
  return false;
}

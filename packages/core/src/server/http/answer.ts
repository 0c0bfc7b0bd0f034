import type { Context } from 'koa';
import { errorText, isLecternError } from '../../contract/errors.ts';
import type { ErrorEntry, FieldError } from '../../contract/errors.ts';
import type { Logger } from '../kernel/logger.ts';
import { failureOf } from './failure-of.ts';

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

/** Answers with a failure: the codes of a refusal, or those of what nobody foresaw, with the request's id and nothing of what it was. */
export function answerFailure(ctx: Context, thrown: unknown, { catalogue, log }: { catalogue: Catalogue; log: Logger }): void {
  ctx.set('cache-control', 'no-store');
  const requestID = String(ctx.state.requestID);
  const { errors, data, retryAfter } = failureOf(thrown);
  ctx.status = catalogue[errors[0]?.code ?? '']?.status ?? 400;
  if (ctx.status >= 500) log.error({ err: thrown, requestID }, 'a request failed');
  if (retryAfter !== undefined) ctx.set('retry-after', String(retryAfter));
  ctx.body = {
    ...body(catalogue, errors),
    ...(data === undefined ? {} : { data }),
    ...(isLecternError(thrown) ? {} : { requestID }),
  };
}

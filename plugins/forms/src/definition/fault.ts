import type { AnswerCode } from './form-texts.ts';

/** Why an answer is refused: a code, and the numbers of its sentence. */
export interface Fault {
  readonly code: AnswerCode;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** An answer in its normal form, a refusal, or neither where nothing was sent. */
export interface Reading<Value> {
  readonly answer?: Value;
  readonly fault?: Fault;
}

export const refused = (code: AnswerCode, params?: Fault['params']): { readonly fault: Fault } => ({
  fault: params ? { code, params } : { code },
});

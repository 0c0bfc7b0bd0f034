import { useFailureTexts } from '../shell/app-context.ts';
import { CallError } from './call-error.ts';

/** The message of a list whose query failed; undefined while it did not. */
export function useQueryFailure(error: unknown): { readonly text: string; readonly requestID?: string | undefined } | undefined {
  const textsOf = useFailureTexts();
  if (!error) return undefined;
  if (!(error instanceof CallError)) return { text: '' };
  return { text: textsOf(error.failure).join(' '), requestID: error.failure.requestID };
}

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Failure, Result } from '../../client/result.ts';
import type { CollectedError, ErrorCollection } from './admin-state.ts';
import { dispatch, useAdminState } from './admin.store.ts';
import { useFailureNotice } from './use-failure-notice.ts';

/** No answer of the API: the server could not be reached, or could not do its work. */
const isTransportFailure = ({ status }: Failure): boolean => status === 0 || status >= 500;

interface SubmitOptions {
  /**
   * The effect of a call that got no answer of the API: `nothing` of the state changes and a notice says so, the
   * server's `message` is kept in the collection, or its `errors` are.
   */
  readonly onTransportFailure?: 'nothing' | 'message' | 'errors';
}

export interface Submit {
  readonly errors: readonly CollectedError[];
  readonly isPending: boolean;
  /** One more with every answer, so that the same errors again are said again. */
  readonly attempt: number;
  readonly submit: <Data>(call: () => Promise<Result<Data>>) => Promise<Result<Data>>;
  readonly clear: () => void;
}

/** Sends a form and puts what it is refused for into a collection. The collection is emptied first, and on leaving. */
export function useSubmit(collection: ErrorCollection, { onTransportFailure = 'errors' }: SubmitOptions = {}): Submit {
  const collected = useAdminState((state) => state.errors[collection]);
  // Two forms of a screen may share a collection: each shows what it was refused for itself.
  const [mine, setMine] = useState<readonly CollectedError[]>();
  const tellFailure = useFailureNotice();
  const [isPending, setPending] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isRunning = useRef(false);

  const collect = useCallback(
    (next: readonly CollectedError[]) => {
      setMine(next);
      dispatch({ type: 'errors-collected', collection, errors: next });
    },
    [collection],
  );
  useEffect(() => () => dispatch({ type: 'errors-collected', collection, errors: [] }), [collection]);

  const submit = useCallback(
    async <Data>(call: () => Promise<Result<Data>>): Promise<Result<Data>> => {
      // A second press while the first is under way is no second wish.
      if (isRunning.current) return { ok: false, status: 0, errors: [], message: '' };
      isRunning.current = true;
      setPending(true);
      try {
        const result = await call();
        tellFailure(undefined);
        if (result.ok) collect([]);
        else if (!isTransportFailure(result) || onTransportFailure === 'errors') collect(result.errors);
        else if (onTransportFailure === 'message' && result.message) collect([{ code: '', message: result.message }]);
        else tellFailure(result);
        return result;
      } finally {
        isRunning.current = false;
        setPending(false);
        setAttempt((count) => count + 1);
      }
    },
    [collect, onTransportFailure, tellFailure],
  );
  return { errors: collected === mine ? collected : [], isPending, attempt, submit, clear: () => collect([]) };
}

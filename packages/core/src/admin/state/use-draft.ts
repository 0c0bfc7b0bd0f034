import { useCallback, useMemo, useState } from 'react';

/** Changes that follow each other within this time, in milliseconds, are undone together. */
const together = 500;
/** Changes that can be undone. */
const remembered = 100;

interface Draft<Value> {
  readonly past: readonly Value[];
  readonly value: Value;
  readonly future: readonly Value[];
  readonly changedAt: number;
}

const begin = <Value>(value: Value): Draft<Value> => ({ past: [], value, future: [], changedAt: 0 });

function changedTo<Value>(draft: Draft<Value>, value: Value, at: number): Draft<Value> {
  const isMore = at - draft.changedAt < together && draft.past.length > 0;
  const past = isMore ? draft.past : [...draft.past, draft.value].slice(-remembered);
  return { past, value, future: [], changedAt: at };
}

function undone<Value>(draft: Draft<Value>): Draft<Value> {
  const [value] = draft.past.slice(-1);
  if (value === undefined) return draft;
  return { past: draft.past.slice(0, -1), value, future: [draft.value, ...draft.future], changedAt: 0 };
}

function redone<Value>(draft: Draft<Value>): Draft<Value> {
  const [value, ...future] = draft.future;
  return value === undefined ? draft : { past: [...draft.past, draft.value], value, future, changedAt: 0 };
}

/** What is being changed in a form and not saved yet, with what can be undone, for controls that leave that to their form. */
export function useDraft<Value>(initial: Value) {
  const [draft, setDraft] = useState(() => begin(initial));
  const change = useCallback((value: Value) => setDraft((now) => changedTo(now, value, Date.now())), []);
  const reset = useCallback((value: Value) => setDraft(begin(value)), []);
  const history = useMemo(
    () => ({
      undo: () => setDraft(undone),
      redo: () => setDraft(redone),
      endStep: () => setDraft((now) => ({ ...now, changedAt: 0 })),
    }),
    [],
  );
  return { value: draft.value, change, reset, history, canUndo: draft.past.length > 0, canRedo: draft.future.length > 0 };
}

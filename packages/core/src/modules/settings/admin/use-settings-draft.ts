import { useCallback, useMemo, useState } from 'react';

type Values = Readonly<Record<string, unknown>>;

/** Changes that follow each other within this time, in milliseconds, are undone together. */
const together = 500;
/** Changes that can be undone. */
const remembered = 100;

interface Draft {
  readonly past: readonly Values[];
  readonly values: Values;
  readonly future: readonly Values[];
  readonly changedAt: number;
}

const begin = (values: Values): Draft => ({ past: [], values, future: [], changedAt: 0 });

function changedTo(draft: Draft, values: Values, at: number): Draft {
  const isMore = at - draft.changedAt < together && draft.past.length > 0;
  const past = isMore ? draft.past : [...draft.past, draft.values].slice(-remembered);
  return { past, values, future: [], changedAt: at };
}

function undone(draft: Draft): Draft {
  const values = draft.past.at(-1);
  if (!values) return draft;
  return { past: draft.past.slice(0, -1), values, future: [draft.values, ...draft.future], changedAt: 0 };
}

function redone(draft: Draft): Draft {
  const [values, ...future] = draft.future;
  return values ? { past: [...draft.past, draft.values], values, future, changedAt: 0 } : draft;
}

/** The values in a form of settings, with what can be undone, for controls that leave that to their form. */
export function useSettingsDraft(initial: Values) {
  const [draft, setDraft] = useState(() => begin(initial));
  const change = useCallback((values: Values) => setDraft((now) => changedTo(now, values, Date.now())), []);
  const reset = useCallback((values: Values) => setDraft(begin(values)), []);
  const history = useMemo(
    () => ({
      undo: () => setDraft(undone),
      redo: () => setDraft(redone),
      endStep: () => setDraft((now) => ({ ...now, changedAt: 0 })),
    }),
    [],
  );
  return { values: draft.values, change, reset, history };
}

import { useContext, useEffect, useId, useState } from 'react';
import { createHeldValue } from './held-value.ts';
import { WordsContext } from './use-words-scope.ts';

/**
 * Tells the form or dialog around a field when it holds another value than it began with. The shared fields do it; a field
 * of another kind does it too. Returns the `onChange` for what a person does; the value is compared by `Object.is`.
 */
export function useWords<Value>(value: Value, onChange: (value: Value) => void): (value: Value) => void {
  const scope = useContext(WordsContext);
  const id = useId();
  const [held] = useState(() => createHeldValue<Value>());
  useEffect(() => scope?.set(id, held.differs(value)), [scope, id, held, value]);
  useEffect(() => {
    if (!scope) return undefined;
    const stop = scope.onSettle(held.settle);
    return () => {
      stop();
      scope.set(id, false);
    };
  }, [scope, id, held]);
  return (next) => {
    held.touch(value);
    onChange(next);
  };
}

import { useEffect, useState } from 'react';

/** Milliseconds without a change. */
const rest = 250;

/** A value once it has come to rest: what is worked out of it costs nothing while somebody types. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), rest);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

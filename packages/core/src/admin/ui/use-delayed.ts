import { useEffect, useState } from 'react';

/** False for the first moments: what loads quickly shows no loading state at all. */
export function useDelayed(milliseconds = 300): boolean {
  const [hasPassed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return hasPassed;
}

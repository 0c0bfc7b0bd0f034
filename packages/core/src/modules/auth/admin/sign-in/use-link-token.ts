import { useState } from 'react';

/** The token of a mailed link. It stands behind the hash, which is sent to no server. */
const tokenIn = (hash: string): string => new URLSearchParams(hash.replace(/^#/, '')).get('token') ?? '';

/** The token of the link that led here; taken out of the address, so that it stays in no history. */
export function useLinkToken(): string {
  const [token] = useState(() => {
    const found = tokenIn(window.location.hash);
    if (found) window.history.replaceState(window.history.state, '', window.location.pathname);
    return found;
  });
  return token;
}

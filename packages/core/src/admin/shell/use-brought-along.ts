import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Hands a screen what the way to it brought along (the `state` of a navigation), once: neither a reload nor the way back brings
 * it again.
 */
export function useBroughtAlong<Brought>(take: (brought: Brought) => void): void {
  const { pathname, search, hash, state } = useLocation() as { readonly state: Brought | null } & ReturnType<typeof useLocation>;
  const navigate = useNavigate();
  const handOver = useEffectEvent(() => {
    if (state === null) return;
    void navigate({ pathname, search, hash }, { replace: true, state: null });
    take(state);
  });
  useEffect(() => handOver(), [state]);
}

import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import type { ReactElement } from 'react';
import { useBlocker, useLocation } from 'react-router';
import type { Location } from 'react-router';
import { words } from '../ui/form/words.ts';
import { guardsOf, losesWords } from './leave-guards.ts';

const LeaveQuestion = lazy(() => import('../ui/form/leave-question.tsx'));

/** Holds back a link and Back until everybody who has a say agreed. The one blocker of the admin. */
export function LeaveBlocker(): ReactElement | null {
  const here = useLocation();
  /** The way out to which somebody agreed. */
  const [agreed, setAgreed] = useState<Location>();
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) => losesWords(from, to) || guardsOf(from, to).length > 0,
  );
  const { state } = blocker;
  const isAsking = state === 'blocked' && agreed !== blocker.location && losesWords(here, blocker.location);

  const goOn = async (): Promise<void> => {
    if (blocker.state !== 'blocked') return;
    for (const guard of guardsOf(here, blocker.location)) if (!(await guard.mayLeave())) return blocker.reset();
    words.settle();
    blocker.proceed();
  };
  const begin = useEffectEvent(() => {
    if (!isAsking) void goOn();
  });
  useEffect(() => {
    if (state === 'blocked') begin();
  }, [state]);

  if (!isAsking) return null;
  return (
    <Suspense>
      <LeaveQuestion
        onStay={() => blocker.reset()}
        onLeave={() => {
          setAgreed(blocker.location);
          void goOn();
        }}
      />
    </Suspense>
  );
}

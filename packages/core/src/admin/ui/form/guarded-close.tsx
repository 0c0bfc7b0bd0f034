import { lazy, Suspense, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { afterFirstScreen } from '../after-first-screen.ts';
import { useHeld } from './use-held.ts';
import { useWordsScope, WordsContext } from './use-words-scope.ts';

const load = () => import('./leave-question.tsx');
const LeaveQuestion = lazy(load);

// Asked for when the network may be gone.
afterFirstScreen(() => void load().catch(() => undefined));

interface GuardedCloseProps {
  readonly onClose: () => void;
  readonly isChanged?: boolean | undefined;
  /** Draws the dialog. `close` asks first where words would be lost; `content` goes around what stands in it. */
  readonly children: (close: () => void, content: (inside: ReactNode) => ReactElement) => ReactElement;
}

/** Holds what a dialog holds, and asks before it is closed with words that are not saved. */
export function GuardedClose({ onClose, isChanged, children }: GuardedCloseProps): ReactElement {
  const scope = useWordsScope();
  useHeld(scope, isChanged);
  const [isAsking, setAsking] = useState(false);
  const close = (): void => {
    if (scope.has()) setAsking(true);
    else onClose();
  };
  return children(close, (inside) => (
    <WordsContext value={scope}>
      {inside}
      {isAsking && (
        <Suspense>
          <LeaveQuestion
            onStay={() => setAsking(false)}
            onLeave={() => {
              setAsking(false);
              scope.settle();
              onClose();
            }}
          />
        </Suspense>
      )}
    </WordsContext>
  ));
}

import { useEffect, useState } from 'react';
import { useEditorContext } from '../editor-context.ts';
import type { PageSaver } from './page-saver.ts';

const isConflict = (saver: PageSaver): boolean => saver.get().status.kind === 'conflict';

/** Whether somebody is asked about a conflict: by itself when there is one, once; deciding later leaves it to the top line. */
export function useDeciding(): readonly [boolean, (isDeciding: boolean) => void] {
  const { saver } = useEditorContext();
  const [isDeciding, setDeciding] = useState(() => isConflict(saver));
  useEffect(() => {
    let was = isConflict(saver);
    return saver.subscribe(() => {
      const is = isConflict(saver);
      if (is !== was) setDeciding(is);
      was = is;
    });
  }, [saver]);
  return [isDeciding, setDeciding];
}

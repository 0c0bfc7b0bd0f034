import { useMemo } from 'react';
import { useCurrentUser } from '../shell/app-context.ts';
import { usesOf } from './uses.ts';
import type { Uses } from './uses.ts';

/** What the person at hand uses under a name, `plugin-id.what`, for lists that begin with what they use most. */
export function useUses(name: string): Uses {
  const { ID } = useCurrentUser();
  return useMemo(() => usesOf(name, ID), [name, ID]);
}

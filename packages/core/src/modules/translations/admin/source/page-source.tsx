import { lazy, Suspense } from 'react';
import type { ReactElement } from 'react';
import { withMessages } from '#admin/messages/use-messages.ts';
import { useSource } from './use-source.ts';

// Few pages are behind, and each editor asks.
const SourceBar = lazy(withMessages([() => import('../source.messages.ts')], () => import('./source-bar.tsx')));

/** The bar of a translation that differs from its source. */
export default function PageSource(): ReactElement | null {
  const found = useSource();
  if (!found?.source || found.changes.length === 0) return null;
  return (
    <Suspense>
      <SourceBar found={found} source={found.source} />
    </Suspense>
  );
}

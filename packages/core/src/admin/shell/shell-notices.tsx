import { lazy, Suspense } from 'react';
import type { ReactElement } from 'react';
import { useStore } from '../ui/store/use-store.ts';
import { afterFirstScreen } from '../ui/after-first-screen.ts';
import { noticeStore } from '../ui/overlay/notify.ts';

const load = () => import('../ui/overlay/notices.tsx');
const Notices = lazy(async () => ({ default: (await load()).Notices }));

// A notice often says that the network is gone, when nothing could be fetched any more.
afterFirstScreen(() => void load().catch(() => undefined));

/** The place of notices. What draws them comes after the first screen, on which there are none. */
export function ShellNotices(): ReactElement | null {
  const notices = useStore(noticeStore);
  if (notices.length === 0) return null;
  return (
    <Suspense>
      <Notices />
    </Suspense>
  );
}

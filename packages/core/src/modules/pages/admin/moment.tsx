import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
import { useApp } from '../../../admin/shell/app-context.ts';
import { formatMoment, formatRecent } from '../../../admin/messages/format.ts';
import { afterFirstScreen } from '../../../admin/ui/after-first-screen.ts';

const never = () => () => undefined;
const yes = (): boolean => true;
const no = (): boolean => false;
const isServer = typeof document === 'undefined';

/**
 * A point in time, as short as it stays clear. Where the server drew it, in the time zone that the browser named on its
 * last visit, its words stay as they are until the first screen stands: a browser needs long to open its calendars.
 */
export function Moment({ iso }: { readonly iso: string }): ReactElement {
  const { now, timeZone } = useApp().boot;
  const isDrawn = useSyncExternalStore(never, no, yes);
  const [isWaiting, setWaiting] = useState(isDrawn && !isServer);
  useEffect(() => {
    if (isWaiting) afterFirstScreen(() => startTransition(() => setWaiting(false)));
  }, [isWaiting]);

  const text = isServer ? formatRecent(iso, new Date(now), timeZone) : isWaiting ? '' : formatRecent(iso);
  const title = isServer ? formatMoment(iso, timeZone) : isWaiting ? undefined : formatMoment(iso);
  return (
    // What the server wrote counts while React takes it over.
    <time dateTime={iso} title={title} suppressHydrationWarning>
      {text}
    </time>
  );
}

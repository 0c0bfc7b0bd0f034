import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
import { useApp } from '#admin/shell/app-context.ts';
import { formatDay, formatMoment, formatRecent } from '#admin/messages/format.ts';
import { afterFirstScreen } from '#admin/ui/after-first-screen.ts';

const never = () => () => undefined;
const yes = (): boolean => true;
const no = (): boolean => false;
const isServer = typeof document === 'undefined';

interface Written {
  readonly text: string;
  readonly title?: string;
}

/**
 * Where the server drew it, its words stay as they are until the first screen stands: a browser needs long to open its
 * calendars.
 */
function LateTime({ dateTime, write }: { readonly dateTime: string; readonly write: () => Written }): ReactElement {
  const isDrawn = useSyncExternalStore(never, no, yes);
  const [isWaiting, setWaiting] = useState(isDrawn && !isServer);
  useEffect(() => {
    if (isWaiting) afterFirstScreen(() => startTransition(() => setWaiting(false)));
  }, [isWaiting]);

  const { text, title }: Written = isWaiting ? { text: '' } : write();
  return (
    // What the server wrote counts while React takes it over.
    <time dateTime={dateTime} title={title} suppressHydrationWarning>
      {text}
    </time>
  );
}

/** A point in time, as short as it stays clear; the server writes it in the time zone that the browser named on its last visit. */
export function Moment({ iso }: { readonly iso: string }): ReactElement {
  const { now, timeZone } = useApp().boot;
  const write = (): Written =>
    isServer
      ? { text: formatRecent(iso, new Date(now), timeZone), title: formatMoment(iso, timeZone) }
      : { text: formatRecent(iso), title: formatMoment(iso) };
  return <LateTime dateTime={iso} write={write} />;
}

/** A day: `YYYY-MM-DD`. */
export const Day = ({ day }: { readonly day: string }): ReactElement => (
  <LateTime dateTime={day} write={() => ({ text: formatDay(day) })} />
);

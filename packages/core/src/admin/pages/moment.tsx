import { useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
import { useApp } from '../shell/app-context.ts';
import { formatMoment, formatRecent } from '../texts/format.ts';

const never = () => () => undefined;

/**
 * A point in time, as short as it stays clear. Where the server drew it, it first stands as the server wrote it, in the
 * time zone that the browser named on its last visit; then in that of the person.
 */
export function Moment({ iso }: { readonly iso: string }): ReactElement {
  const { now, timeZone } = useApp().boot;
  const text = useSyncExternalStore(
    never,
    () => formatRecent(iso),
    () => formatRecent(iso, new Date(now), timeZone),
  );
  const title = useSyncExternalStore(
    never,
    () => formatMoment(iso),
    () => formatMoment(iso, timeZone),
  );
  return (
    // Two engines may abbreviate a month differently.
    <time dateTime={iso} title={title} suppressHydrationWarning>
      {text}
    </time>
  );
}

import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { formatTime } from '#admin/messages/format.ts';
import { useText } from '#admin/messages/use-messages.ts';

/** When a lock ends, as a time on the clock: nobody has to count minutes. */
export function LockNote({ until, onEnd }: { readonly until: Date; readonly onEnd: () => void }): ReactElement {
  const t = useText();
  const [day] = useState(() => new Date().toDateString());
  useEffect(() => {
    const timer = setTimeout(onEnd, Math.max(0, until.getTime() - Date.now()));
    return () => clearTimeout(timer);
  }, [until, onEnd]);
  const text = day === until.toDateString() ? 'login.lockedUntil' : 'login.lockedUntilTomorrow';
  return <p className="lc-login__note">{t(text, { time: formatTime(until) })}</p>;
}

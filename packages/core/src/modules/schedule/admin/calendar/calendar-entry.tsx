import { ArrowDownToLine, ArrowUpFromLine, CircleAlert } from 'lucide-react';
import { useRef } from 'react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { followPointer } from '#admin/ui/drag/follow-pointer.ts';
import type { Point } from '#admin/ui/drag/follow-pointer.ts';
import type { PlannedPage } from '../../schedule.calls.ts';
import { fieldsOf } from '../plan-times.ts';

export interface EntryDrag {
  readonly onStart: (entry: PlannedPage) => void;
  readonly onMove: (point: Point) => void;
  readonly onEnd: (isDropped: boolean) => void;
}

interface CalendarEntryProps {
  readonly entry: PlannedPage;
  readonly drag: EntryDrag;
  readonly onOpen: (entry: PlannedPage) => void;
}

/** The sign of what happens to a page, or of what did not. */
export function PlanIcon({ action, failed }: Pick<PlannedPage, 'action' | 'failed'>): ReactElement {
  if (failed) return <CircleAlert className="lc-icon lc-plan__failed" aria-hidden="true" />;
  const Icon = action === 'publish' ? ArrowUpFromLine : ArrowDownToLine;
  return <Icon className="lc-icon" aria-hidden="true" />;
}

/** Something on its day: pressed, it is shown; dragged, it goes to another day. */
export function CalendarEntry({ entry, drag, onOpen }: CalendarEntryProps): ReactElement {
  const t = useText();
  const wasDragged = useRef(false);
  const { title, action, failed, canPublish, locale } = entry;
  const what = t(failed ? `plan.failed.${action}` : `plan.${action}`);
  return (
    <button
      type="button"
      className="lc-calendar__entry"
      data-failed={failed !== null || undefined}
      onPointerDown={({ button, currentTarget, nativeEvent }) => {
        wasDragged.current = false;
        if (button !== 0 || !canPublish) return;
        followPointer(currentTarget, nativeEvent, {
          onStart: () => {
            wasDragged.current = true;
            drag.onStart(entry);
          },
          onMove: drag.onMove,
          onEnd: drag.onEnd,
        });
      }}
      onClick={() => {
        // The end of a drag is a click to the browser.
        if (!wasDragged.current) onOpen(entry);
        wasDragged.current = false;
      }}
    >
      <PlanIcon action={action} failed={failed} />
      <span className="lc-hidden">{what}</span> <span className="lc-num">{fieldsOf(entry).time}</span>{' '}
      <span className="lc-calendar__title" lang={locale}>
        {title || t('plan.untitled')}
      </span>
    </button>
  );
}

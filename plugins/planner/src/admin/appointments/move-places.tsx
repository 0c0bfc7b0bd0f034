import { useEffect, useRef } from 'react';
import type { KeyboardEvent, ReactElement } from 'react';
import { t } from '../planner-texts.ts';
import { momentText } from '../reason-text.ts';
import { timeText } from '../slot-runs.ts';
import type { WeekMove } from './use-week-move.ts';

const steps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Goes to the next free time of the week, or the one before. */
function step(event: KeyboardEvent<HTMLElement>): void {
  const by = steps[event.key];
  if (by === undefined) return;
  const all = [...(event.currentTarget.closest('.planner-week')?.querySelectorAll<HTMLElement>('[data-place]') ?? [])];
  const next = all[all.indexOf(event.currentTarget) + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The time to which the keys go first: the next one after that of the appointment, else the first. */
function firstPlace({ moving, places }: WeekMove): string | undefined {
  const all = [...(places?.values() ?? [])].flat();
  return (all.find(({ start }) => moving && start > moving.appointment.start) ?? all[0])?.start;
}

interface MovePlacesProps {
  readonly date: string;
  readonly move: WeekMove;
}

/** The free times of a day, to which the appointment that is being moved can go. */
export function MovePlaces({ date, move }: MovePlacesProps): ReactElement | null {
  const list = useRef<HTMLDivElement>(null);
  const slots = move.places?.get(date) ?? [];
  const first = move.moving?.how === 'keys' && move.chosen === undefined ? firstPlace(move) : undefined;
  useEffect(() => {
    if (first !== undefined) list.current?.querySelector<HTMLElement>(`[data-place="${first}"]`)?.focus();
  }, [first]);
  if (slots.length === 0) return null;
  return (
    <div className="planner-chips" role="group" aria-label={t('free.label')} ref={list}>
      {slots.map((slot) => (
        <button
          key={slot.start}
          type="button"
          className="planner-place lc-num"
          data-place={slot.start}
          data-over={move.over === slot.start || undefined}
          aria-label={t('move.to', { time: momentText(slot.start) })}
          onClick={() => move.choose(slot.start)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') move.leave();
            else step(event);
          }}
        >
          {timeText(slot, slots)}
        </button>
      ))}
    </div>
  );
}

import { announce } from '@lectern/core/admin';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { ListedAppointment } from '../../appointments.calls.ts';
import type { Week } from '../../slots/week.ts';
import { t } from '../planner-texts.ts';
import { momentText } from '../reason-text.ts';
import { useSlots } from '../use-rules.ts';
import { isFree } from './is-free.ts';
import type { StaffSlot } from './is-free.ts';

/** An appointment that is being moved. */
export interface Moving {
  readonly appointment: ListedAppointment;
  readonly how: 'pointer' | 'keys';
}

/** In pixels from the corner of the window. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Moves an appointment of the week to one of its advisor's free times: by pointer, touch and keys. */
export interface WeekMove {
  readonly moving: Moving | undefined;
  /** The free times of the week by day; undefined while they are loaded. */
  readonly places: ReadonlyMap<string, readonly StaffSlot[]> | undefined;
  /** The time that it would be dropped on: ISO 8601. */
  readonly over: string | undefined;
  /** The time that was chosen, until it is confirmed or left. */
  readonly chosen: string | undefined;
  /** What follows the pointer. */
  readonly chip: RefObject<HTMLDivElement | null>;
  readonly begin: (appointment: ListedAppointment, how: Moving['how']) => void;
  readonly drag: (point: Point) => void;
  readonly drop: (isDropped: boolean) => void;
  readonly choose: (start: string) => void;
  readonly end: () => void;
  /** Ends it where nothing was moved, and says so. */
  readonly leave: () => void;
}

/** Id of the handle of an appointment. */
export const handleID = (id: string): string => `planner-handle-${id}`;

const placeAt = ({ x, y }: Point): string | undefined =>
  document
    .elementsFromPoint(x, y)
    .flatMap((element) => (element instanceof HTMLElement ? (element.dataset['place'] ?? []) : []))[0];

/** Gives the focus back to the handle of what was moved, wherever it stands by now, unless it went elsewhere. */
function useFocusBack(id: string | undefined, isOver: boolean, drawn: unknown): void {
  useEffect(() => {
    if (id !== undefined && isOver && document.activeElement === document.body) document.getElementById(handleID(id))?.focus();
  }, [id, isOver, drawn]);
}

/** `drawn`: what the week shows; after each change of it the focus is looked after. */
export function useWeekMove(week: Week, drawn: unknown): WeekMove {
  const [moving, setMoving] = useState<Moving>();
  const [last, setLast] = useState<string>();
  const [over, setOver] = useState<string>();
  const [chosen, setChosen] = useState<string>();
  const chip = useRef<HTMLDivElement>(null);
  const lastOver = useRef<string>(undefined);
  const { appointment } = moving ?? {};
  const { data } = useSlots(
    appointment && { region: appointment.region, advisor: appointment.advisor, week: week.id, except: appointment.id },
  );
  const places =
    appointment && data
      ? new Map(
          data.map(
            ({ date, slots }) => [date, slots.filter((slot) => isFree(slot) && slot.start !== appointment.start)] as const,
          ),
        )
      : undefined;
  useFocusBack(last, !moving, drawn);

  const end = (): void => {
    setMoving(undefined);
    setChosen(undefined);
    setOver(undefined);
    lastOver.current = undefined;
    if (appointment) document.getElementById(handleID(appointment.id))?.focus();
  };
  return {
    moving,
    places,
    over,
    chosen,
    chip,
    begin(next, how) {
      setMoving({ appointment: next, how });
      setLast(next.id);
      setChosen(undefined);
      announce(t(how === 'keys' ? 'move.picked' : 'move.lifted', { name: next.name ?? next.reference }));
    },
    drag({ x, y }) {
      chip.current?.style.setProperty('translate', `${x + 12}px ${y + 8}px`);
      const place = placeAt({ x, y });
      if (place === lastOver.current) return;
      lastOver.current = place;
      setOver(place);
      if (place !== undefined) announce(momentText(place));
    },
    drop(isDropped) {
      if (isDropped && lastOver.current !== undefined) setChosen(lastOver.current);
      else {
        announce(t('move.left'));
        setMoving(undefined);
        setOver(undefined);
      }
      lastOver.current = undefined;
    },
    choose: setChosen,
    end,
    leave() {
      announce(t('move.left'));
      end();
    },
  };
}

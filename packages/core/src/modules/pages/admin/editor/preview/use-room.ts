import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** In pixels. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** The room that an element has, in pixels. */
export function useRoom(): readonly [RefObject<HTMLDivElement | null>, Room] {
  const ref = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<Room>({ width: 0, height: 0 });
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setRoom({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, room];
}

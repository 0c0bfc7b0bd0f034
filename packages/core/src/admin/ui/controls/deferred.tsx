import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ComponentType, ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { afterFirstScreen } from '../after-first-screen.ts';

/** Given to the placeholder, to tell what somebody is about. */
export interface Wanted {
  /** It was pressed in a way that only the full form can follow. */
  readonly onWanted: () => void;
  /** The mouse or the focus came to it. A finger comes and presses at once, and has a mouse only when it leaves. */
  readonly onNear: () => void;
}

interface DeferredOptions<Props> {
  readonly load: () => Promise<ComponentType<Props>>;
  /** Looks the same, and needs nothing that would keep the first rows waiting. */
  readonly Placeholder: ComponentType<Props & Wanted>;
  /** `near`: only when somebody comes to it, for what most people never use. Default: when the first screen stands. */
  readonly fetch?: 'idle' | 'near';
}

const never = () => () => undefined;
const yes = (): boolean => true;
const no = (): boolean => false;

/** Tells whether the focus is on an element when it goes. Stands before it, so that it is asked before. */
function LeaveMark({ id, onLeave }: { readonly id: string; readonly onLeave: (hadFocus: boolean) => void }): null {
  useLayoutEffect(() => () => onLeave(document.activeElement?.id === id), [id, onLeave]);
  return null;
}

/** Gives the full form the focus of its placeholder, and its press. It may need a further round of drawing to be there. */
function handOver(id: string, isPressed: boolean, attempts = 20): void {
  const control = document.getElementById(id);
  // Whoever has moved on meanwhile is not called back.
  if (document.activeElement !== document.body && document.activeElement !== control) return;
  if (control) {
    control.focus({ preventScroll: true });
    // One round later, when it knows what it holds.
    if (isPressed) requestAnimationFrame(() => control.click());
  } else if (attempts > 0) requestAnimationFrame(() => handOver(id, isPressed, attempts - 1));
}

/** Runs something in the next frame in which the control is not held down: a press whose control is changed before its end is lost. */
function onceReleased(id: string, run: () => void): void {
  requestAnimationFrame(() => {
    if (document.getElementById(id)?.matches(':active')) onceReleased(id, run);
    else run();
  });
}

/**
 * A control of the first screen whose full form is fetched after the first rows were shown. Until then a placeholder of
 * the same look stands in its place; focus and press pass on to the full one, so that nobody notices the change.
 */
export function deferred<Props extends { readonly id?: string | undefined }>({
  load,
  Placeholder,
  fetch = 'idle',
}: DeferredOptions<Props>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const fetchOnce = (): Promise<ComponentType<Props>> =>
    (loading ??= load().then(
      (component) => (loaded = component),
      (error: unknown) => {
        // Tried again by the next one that needs it.
        loading = undefined;
        throw error;
      },
    ));

  return function Deferred(props: Props): ReactElement {
    const ownId = useId();
    const id = props.id ?? ownId;
    const isTakenOver = useSyncExternalStore(never, no, yes);
    const [{ Full }, setForm] = useState({ Full: isTakenOver ? undefined : loaded });
    const hadFocus = useRef(false);
    const isPressed = useRef(false);

    const become = useCallback(() => {
      fetchOnce().then(
        // At once: drawn later, it might come in the middle of a press again.
        (component) => onceReleased(id, () => flushSync(() => setForm({ Full: component }))),
        // The placeholder goes on where the full one cannot be fetched.
        () => undefined,
      );
    }, [id]);
    useEffect(() => {
      if (Full || fetch === 'near') return undefined;
      let isGone = false;
      afterFirstScreen(() => {
        if (!isGone) become();
      });
      return () => {
        isGone = true;
      };
    }, [Full, become]);

    useLayoutEffect(() => {
      if (!Full || !(hadFocus.current || isPressed.current)) return;
      handOver(id, isPressed.current);
      hadFocus.current = false;
      isPressed.current = false;
    }, [Full, id]);

    const onLeave = useCallback((had: boolean) => {
      hadFocus.current = had;
    }, []);
    const onWanted = () => {
      isPressed.current = true;
      fetchOnce().then(
        (component) => setForm({ Full: component }),
        () => {
          isPressed.current = false;
        },
      );
    };
    if (Full) return <Full {...props} id={id} />;
    return (
      <>
        <LeaveMark id={id} onLeave={onLeave} />
        <Placeholder {...props} id={id} onWanted={onWanted} onNear={become} />
      </>
    );
  };
}

import { startTransition, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ComponentType, ReactElement } from 'react';
import { afterFirstScreen } from './after-first-screen.ts';

/** Given to the plain form: it was pressed in a way that only the full one can follow. */
export interface Wanted {
  readonly onWanted: () => void;
}

interface LateOptions<Props> {
  readonly load: () => Promise<ComponentType<Props>>;
  /** Looks the same, and needs nothing that would keep the first rows waiting. */
  readonly Plain: ComponentType<Props & Wanted>;
}

/** Tells, while its element still stands, whether the focus is on it when it goes. */
function LeaveMark({ id, onLeave }: { readonly id: string; readonly onLeave: (hadFocus: boolean) => void }): null {
  useLayoutEffect(() => () => onLeave(document.activeElement?.id === id), [id, onLeave]);
  return null;
}

/**
 * A control of the first screen whose full form is fetched after the first rows were shown. Until then a plain one of
 * the same look stands in its place; focus and press pass on to the full one, so that nobody notices the change.
 */
export function late<Props extends { readonly id?: string | undefined }>({
  load,
  Plain,
}: LateOptions<Props>): ComponentType<Props> {
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

  return function Late(props: Props): ReactElement {
    const ownId = useId();
    const id = props.id ?? ownId;
    const [state, setState] = useState({ Full: loaded });
    const hadFocus = useRef(false);
    const isPressed = useRef(false);
    const { Full } = state;

    useEffect(() => {
      if (Full) return undefined;
      let isGone = false;
      afterFirstScreen(() => {
        if (isGone) return;
        // The plain form goes on where the full one cannot be fetched.
        fetchOnce().then(
          (component) => startTransition(() => setState({ Full: component })),
          () => undefined,
        );
      });
      return () => {
        isGone = true;
      };
    }, [Full]);

    useLayoutEffect(() => {
      if (!Full || !hadFocus.current) return;
      hadFocus.current = false;
      const control = document.getElementById(id);
      control?.focus({ preventScroll: true });
      if (isPressed.current) control?.click();
      isPressed.current = false;
    }, [Full, id]);

    if (Full) return <Full {...props} id={id} />;
    return (
      <>
        <Plain
          {...props}
          id={id}
          onWanted={() => {
            isPressed.current = true;
            fetchOnce().then(
              (component) => setState({ Full: component }),
              () => {
                isPressed.current = false;
              },
            );
          }}
        />
        <LeaveMark
          id={id}
          onLeave={(had) => {
            hadFocus.current = had;
          }}
        />
      </>
    );
  };
}

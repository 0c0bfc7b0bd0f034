import { useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { isComposing } from '#contract/is-composing.ts';

/** Characters that one can read in the outline. */
const maxLength = 80;

interface NameFieldProps {
  /** The name that editors gave the block; empty where it has that of its type. */
  readonly value: string;
  /** What it is called without one. */
  readonly typeName: string;
  /** Asked for in a menu, which gives the focus back first. Otherwise the next key is the field's. */
  readonly isFromMenu: boolean;
  /** Undefined where the name stays as it was. `isByKey`: the focus has no other place to be. */
  readonly onDone: (name: string | undefined, isByKey: boolean) => void;
}

/** The name of a block, in its place in the outline: Enter takes it, Escape leaves the former one, an empty one is the type's. */
export function NameField({ value, typeName, isFromMenu, onDone }: NameFieldProps): ReactElement {
  const t = useText();
  const [name, setName] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  useLayoutEffect(() => {
    if (!isFromMenu) {
      field.current?.select();
      return undefined;
    }
    const frame = requestAnimationFrame(() => field.current?.select());
    return () => cancelAnimationFrame(frame);
  }, [isFromMenu]);
  const finish = (next: string | undefined, isByKey: boolean): void => {
    if (isDone.current) return;
    isDone.current = true;
    onDone(next, isByKey);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event)) return;
    if (event.key === 'Enter') finish(name.trim(), true);
    else if (event.key === 'Escape') finish(undefined, true);
    else return;
    event.preventDefault();
  };
  return (
    <input
      ref={field}
      className="lc-input lc-block__naming"
      aria-label={t('outline.nameOf', { name: typeName })}
      placeholder={typeName}
      value={name}
      maxLength={maxLength}
      onChange={(event) => setName(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => finish(name.trim(), false)}
    />
  );
}

/** Remembers what a field began with: what stood in it before somebody first touched it. */
export interface HeldValue<Value> {
  /** Somebody changes the field, in which this value stands until then. */
  readonly touch: (value: Value) => void;
  /** Whether the value is another than the field began with. One that nobody touched follows what it is given. */
  readonly differs: (value: Value) => boolean;
  readonly settle: () => void;
}

export function createHeldValue<Value>(): HeldValue<Value> {
  let began: { readonly value: Value } | undefined;
  return {
    touch(value) {
      began ??= { value };
    },
    differs: (value) => began !== undefined && !Object.is(began.value, value),
    settle() {
      began = undefined;
    },
  };
}

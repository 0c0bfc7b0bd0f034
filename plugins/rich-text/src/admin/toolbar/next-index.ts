interface Step {
  /** Where the focus is; below 0 where it is on none. */
  readonly index: number;
  readonly count: number;
  readonly axis: 'horizontal' | 'vertical';
}

const arrows = { horizontal: ['ArrowLeft', 'ArrowRight'], vertical: ['ArrowUp', 'ArrowDown'] } as const;

/** Which of a row of buttons a key leads to; undefined for keys that lead nowhere. The last is followed by the first. */
export function nextIndex(key: string, { index, count, axis }: Step): number | undefined {
  const [back, on] = arrows[axis];
  if (key === on) return (index + 1) % count;
  if (key === back) return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

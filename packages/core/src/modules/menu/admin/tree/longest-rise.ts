interface Rise<Value> {
  readonly value: Value;
  readonly rank: number;
  readonly length: number;
  readonly before: Rise<Value> | undefined;
}

/** As many of the values as can stay in their order so that their ranks rise. The last such run where there are several. */
export function longestRise<Value>(values: readonly Value[], rankOf: (value: Value) => number): Value[] {
  const rises: Rise<Value>[] = [];
  for (const value of values) {
    const rank = rankOf(value);
    let before: Rise<Value> | undefined;
    for (const rise of rises) if (rise.rank < rank && rise.length >= (before?.length ?? 0)) before = rise;
    rises.push({ value, rank, length: (before?.length ?? 0) + 1, before });
  }
  let longest: Rise<Value> | undefined;
  for (const rise of rises) if (rise.length >= (longest?.length ?? 0)) longest = rise;
  const run: Value[] = [];
  for (let rise = longest; rise; rise = rise.before) run.unshift(rise.value);
  return run;
}

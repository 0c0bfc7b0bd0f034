/** Repairs each of a list. A list of which nothing changed comes back as it is, so that sound content costs no copy. */
export function repairEach<Node extends object>(
  values: readonly unknown[],
  repair: (value: unknown) => Node | readonly Node[],
): readonly Node[] {
  let out: Node[] | undefined;
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index];
    const repaired = repair(value);
    if (!out && repaired === value) continue;
    out ??= values.slice(0, index) as Node[];
    if (Array.isArray(repaired)) for (const node of repaired as readonly Node[]) out.push(node);
    else out.push(repaired as Node);
  }
  return out ?? (values as readonly Node[]);
}

/** Lists inside a list, dissolved into it. Without recursion. */
export function flattenArrays(values: readonly unknown[]): readonly unknown[] {
  if (!values.some(Array.isArray)) return values;
  const out: unknown[] = [];
  const stack: unknown[] = [...values].reverse();
  while (stack.length > 0) {
    const value = stack.pop();
    if (Array.isArray(value)) for (let index = value.length - 1; index >= 0; index -= 1) stack.push(value[index]);
    else out.push(value);
  }
  return out;
}

/** Whether an object has no other properties than these. */
export function hasOnly(value: object, ...names: readonly string[]): boolean {
  for (const key in value) if (!names.includes(key)) return false;
  return true;
}

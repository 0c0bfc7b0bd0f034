/** Every text, number and word that a value holds, as text, in no order. Without recursion: it may be nested a thousand deep. */
export function stringsIn(value: unknown): readonly string[] {
  const strings: string[] = [];
  const left: unknown[] = [value];
  while (left.length > 0) {
    const one = left.pop();
    if (typeof one === 'string') strings.push(one);
    else if (Array.isArray(one)) for (const item of one as readonly unknown[]) left.push(item);
    else if (typeof one === 'object' && one !== null)
      for (const key in one) left.push((one as Readonly<Record<string, unknown>>)[key]);
    else if (typeof one === 'number' || typeof one === 'boolean') strings.push(String(one));
  }
  return strings;
}

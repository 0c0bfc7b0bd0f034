/** A place inside JSON: names of fields and positions in lists. */
export type Path = readonly (string | number)[];

export const joinPath = (path: Path): string => path.join('.');

/** A copy of `target` with `value` at `path`; everything beside the path is the same object as before. */
export function setIn(target: unknown, path: Path, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (Array.isArray(target)) {
    const position = Number(step);
    return target.map((entry, index) => (index === position ? setIn(entry, rest, value) : entry));
  }
  const source = (typeof target === 'object' && target !== null ? target : {}) as Readonly<Record<string, unknown>>;
  return { ...source, [step]: setIn(source[step], rest, value) };
}

/** Whether a problem's path lies at or below another path. */
export const isAtOrBelow = (path: string, parent: string): boolean => path === parent || path.startsWith(`${parent}.`);

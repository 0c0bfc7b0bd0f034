type LazyPart = () => Promise<{ readonly default?: unknown }>;
export type Parts = Readonly<Record<string, LazyPart | undefined>>;

/** A kind of thing that a manifest declares and an entry supplies. */
interface Supply {
  /** As in `the block "notice"`. */
  readonly kind: string;
  /** The noun for the part of the entry: `view`. */
  readonly what: string;
  readonly declared: readonly string[];
  readonly supplied: Parts | undefined;
  /** False where the entry may do without. */
  readonly isDemanded: boolean;
}

/** Where a mistake is: the package and the file of its entry. */
export interface Place {
  readonly plugin: string;
  readonly file: string;
}

const article = (what: string): string => (/^[aeiou]/.test(what) ? `an ${what}` : `a ${what}`);

/** A sentence for each thing that an entry lacks of its manifest, and each that it has beyond it. */
export function supplyProblems({ plugin, file }: Place, { kind, what, declared, supplied = {}, isDemanded }: Supply): string[] {
  const names = Object.keys(supplied);
  const absent = isDemanded ? declared.filter((name) => !names.includes(name)) : [];
  const unknown = names.filter((name) => !declared.includes(name));
  return [
    ...absent.map((name) => `${plugin}: the ${kind} "${name}" has no ${what} in ${file}.`),
    ...unknown.map(
      (name) => `${plugin}: ${file} has ${article(what)} for the ${kind} "${name}", which its manifest does not declare.`,
    ),
  ];
}

/** True for the error of an import whose module, or one that it imports, is not there. */
export const isMissing = (error: unknown): boolean => (error as { code?: unknown } | undefined)?.code === 'ERR_MODULE_NOT_FOUND';
export const firstLine = (error: unknown): string => String(error instanceof Error ? error.message : error).split('\n')[0] ?? '';

/** The problem of something that an entry imports lazily, if there is one. What only a browser can run is believed. */
async function faultOf(load: LazyPart, { runsHere }: { readonly runsHere: boolean }): Promise<string | undefined> {
  try {
    const { default: found } = await load();
    return found === undefined || found === null ? 'has no default export' : undefined;
  } catch (error) {
    if (isMissing(error)) return `does not exist: ${firstLine(error)}`;
    return runsHere ? `cannot be imported: ${firstLine(error)}` : undefined;
  }
}

/** A sentence for each part of an entry whose module is not there, fails, or gives nothing. */
export async function importProblems(
  { plugin, file }: Place,
  parts: Parts | undefined,
  { runsHere, name }: { readonly runsHere: boolean; readonly name: (part: string) => string },
): Promise<string[]> {
  const faults = await Promise.all(
    Object.entries(parts ?? {}).map(async ([part, load]) => [part, load && (await faultOf(load, { runsHere }))] as const),
  );
  return faults.flatMap(([part, fault]) => (fault === undefined ? [] : [`${plugin}: ${name(part)} in ${file} ${fault}.`]));
}

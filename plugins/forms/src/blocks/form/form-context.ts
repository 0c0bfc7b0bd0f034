import type { SiteContext } from '@lectern/core/site';
import type { Condition, Path, Words } from '../../definition/definition.types.ts';
import type { FormData, FormError, KeptFile } from '../../form-data.types.ts';
import { wordsIn } from '../../definition/fault-text.ts';

/** What every part of a form needs to be drawn. */
export interface FormContext {
  readonly data: FormData;
  readonly site: SiteContext;
  readonly words: (words: Words | undefined) => string;
  /** The id of a control, by the path of its field. */
  readonly idOf: (path: Path) => string;
  readonly errorOf: (path: Path) => FormError | undefined;
  /** What stands in a control: as it was typed, or as it was kept. */
  readonly valueOf: (path: Path) => string;
  readonly valuesOf: (path: Path) => readonly string[];
  readonly filesOf: (path: Path) => readonly KeptFile[];
  /** Whether a condition holds by what is known now. */
  readonly isAsked: (condition: Condition | undefined) => boolean;
  /** A condition in words, for whoever has no script: “Alleen als u bij … ‘Ja’ koos”. */
  readonly conditionText: (condition: Condition) => string;
}

/** The id of a control: dots mean something else in selectors. */
const controlID = (block: string, path: Path): string => `${block}-${path.replaceAll('.', '-')}`;

const listOf = (value: string | readonly string[] | undefined): readonly string[] => {
  if (value === undefined || value === '') return [];
  return typeof value === 'string' ? [value] : value;
};

/** The values of an answer that conditions can ask for. */
function knownValues({ values, before }: FormData, path: Path): readonly string[] {
  const typed = values[path];
  if (typed !== undefined) return listOf(typed);
  const kept = before[path];
  return typeof kept === 'string' || (Array.isArray(kept) && kept.every((each) => typeof each === 'string'))
    ? listOf(kept as string | readonly string[])
    : [];
}

export function createFormContext(
  data: FormData,
  block: string,
  {
    site,
    holds,
    conditionText,
  }: Pick<FormContext, 'site'> & {
    readonly holds: (condition: Condition, valuesOf: (path: Path) => readonly string[]) => boolean;
    readonly conditionText: (condition: Condition, context: Pick<FormContext, 'data' | 'site' | 'words'>) => string;
  },
): FormContext {
  const inLanguage = data.definition ? wordsIn(data.definition, data.language) : undefined;
  const words = (text: Words | undefined): string => (text && inLanguage?.(text)) ?? '';
  const valuesOf = (path: Path): readonly string[] => knownValues(data, path);
  return {
    data,
    site,
    words,
    idOf: (path) => controlID(block, path),
    errorOf: (path) => data.errors.find((error) => error.path === path),
    valueOf: (path) => valuesOf(path).join('\n'),
    valuesOf,
    filesOf: (path) => data.files[path] ?? [],
    isAsked: (condition) => condition === undefined || holds(condition, valuesOf),
    conditionText: (condition) => conditionText(condition, { data, site, words }),
  };
}

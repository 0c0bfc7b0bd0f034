import type {
  Answer,
  Answers,
  FileAnswer,
  FormDefinition,
  NumberField,
  Path,
  Sent,
  SignatureAnswer,
  Step,
} from './definition.types.ts';
import { everyField, patternOf } from './every-field.ts';
import type { SentValue } from './read-field.ts';

const own = <Value>(record: Readonly<Record<string, Value>>, path: Path): Value | undefined =>
  Object.hasOwn(record, path) ? record[path] : undefined;

/** What was sent for one field. */
export function sentAt({ fields, files }: Sent, path: Path): SentValue {
  const text = own(fields, path) ?? [];
  return { texts: typeof text === 'string' ? [text] : text, files: own(files, path) ?? [] };
}

/** The page's own fields, such as `_csrf`. No field of a form begins so. */
const isOfPage = (name: string): boolean => /^_[a-z]+$/i.test(name);

const isEmpty = (value: string | readonly unknown[]): boolean =>
  typeof value === 'string' ? value === '' : value.every((one) => one === '');

/** Whether the number of an item may occur at all: below the most that its count takes. */
function isWithinCounts(
  path: Path,
  placed: ReturnType<typeof everyField>[number],
  counts: ReadonlyMap<Path, NumberField>,
): boolean {
  const repeat = placed.groups.find((group) => group.repeat)?.repeat;
  const number = /\.(\d+)\./.exec(path)?.[1];
  return repeat === undefined || Number(number) < (counts.get(repeat.count)?.max ?? 0);
}

/**
 * Names that were sent and are none of the form's, or of one step of it; and those that bring text where files are wanted, or
 * the other way round. What belongs to the form and is not visible is none of them, nor what is calculated, which is not taken.
 */
export function unknownNames(form: Pick<FormDefinition, 'steps'>, { fields, files }: Sent, step?: Step): readonly Path[] {
  const every = everyField(form);
  const counts = new Map(every.flatMap(({ path, field }) => (field.kind === 'count' ? [[path, field] as const] : [])));
  const known = new Map(every.filter((placed) => !step || placed.step.id === step.id).map((placed) => [placed.path, placed]));
  const isKnown = (path: Path, part: 'text' | 'file'): boolean => {
    const placed = path.includes('#') ? undefined : known.get(patternOf(path));
    if (!placed || !isWithinCounts(path, placed, counts)) return false;
    if (placed.field.kind === 'signature') return true;
    return (placed.field.kind === 'files') === (part === 'file');
  };
  /** A control for files that is left empty may be sent as an empty text. */
  const isEmptyControl = (path: Path): boolean => isKnown(path, 'file') && isEmpty(fields[path] ?? '');
  const texts = Object.keys(fields).filter((path) => !isOfPage(path) && !isKnown(path, 'text') && !isEmptyControl(path));
  return [...texts, ...Object.keys(files).filter((path) => (files[path]?.length ?? 0) > 0 && !isKnown(path, 'file'))];
}

const isFiles = (answer: Answer): answer is readonly FileAnswer[] =>
  Array.isArray(answer) && answer.length > 0 && typeof answer[0] === 'object';

const isSignature = (answer: Answer): answer is SignatureAnswer => typeof answer === 'object' && !Array.isArray(answer);

/** Answers as they would be sent again, so that those of a draft are read by the same rules as all others. */
export function asSent(answers: Answers): Sent {
  const fields: Record<Path, string | readonly string[]> = {};
  const files: Record<Path, readonly FileAnswer[]> = {};
  for (const [path, answer] of Object.entries(answers)) {
    if (isSignature(answer)) {
      if (answer.typed !== undefined) fields[path] = answer.typed;
      if (answer.file) files[path] = [answer.file];
    } else if (isFiles(answer)) files[path] = answer;
    else fields[path] = answer as string | readonly string[];
  }
  return { fields, files };
}

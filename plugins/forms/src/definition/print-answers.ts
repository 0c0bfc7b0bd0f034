import type {
  Answer,
  AnswerGroup,
  AnswerLine,
  Answers,
  Field,
  FileAnswer,
  FormDefinition,
  Path,
  SignatureAnswer,
  VisibleField,
  VisiblePart,
  Words,
} from './definition.types.ts';
import { isVisibleGroup } from './definition.types.ts';
import { wordsIn } from './fault-text.ts';
import { createWalk } from './walk.ts';
import type { AnswerSource } from './walk.ts';

type Say = (words: Words) => string;

/** `2026-11-27` as it is asked: `27/11/2026`. */
const dayAsAsked = (date: string): string => date.split('-').toReversed().join('/');

function wordsOf(field: Field, answer: string, say: Say): readonly string[] {
  if (field.kind === 'date') return [dayAsAsked(answer)];
  if (field.kind === 'lines') return answer.split('\n');
  if (field.kind !== 'choice' && field.kind !== 'choices') return [answer];
  const choice = field.choices.find(({ value }) => value === answer);
  return [choice ? say(choice.label) : answer];
}

const isText = (answer: Answer): answer is string | readonly string[] =>
  typeof answer === 'string' || (Array.isArray(answer) && typeof answer[0] === 'string');

/** An answer as words, and its files. */
function printed(field: Field, answer: Answer | undefined, say: Say): Pick<AnswerLine, 'words' | 'files'> {
  if (answer === undefined) return { words: [], files: [] };
  if (isText(answer)) return { words: [answer].flat().flatMap((one) => wordsOf(field, one, say)), files: [] };
  if (Array.isArray(answer)) return { words: [], files: answer as readonly FileAnswer[] };
  const { typed, file } = answer as SignatureAnswer;
  return { words: typed === undefined ? [] : [typed], files: file ? [file] : [] };
}

type Section = Omit<AnswerGroup, 'lines'>;

/** The lines of parts, each with the heading that is nearest above it. */
function linesOf(
  parts: readonly VisiblePart[],
  section: Section,
  print: (part: VisibleField) => AnswerLine[],
): [Section, AnswerLine][] {
  return parts.flatMap((part): [Section, AnswerLine][] => {
    if (!isVisibleGroup(part)) return print(part).map((line) => [section, line]);
    const title = part.title ?? part.legend;
    return linesOf(part.parts, title === undefined ? section : { ...section, title }, print);
  });
}

/** Lines that follow each other below one heading, as one group. */
function grouped(lines: readonly [Section, AnswerLine][]): AnswerGroup[] {
  const groups: { section: Section; lines: AnswerLine[] }[] = [];
  for (const [section, line] of lines) {
    const last = groups.at(-1);
    if (last?.section === section) last.lines.push(line);
    else groups.push({ section, lines: [line] });
  }
  return groups.map((group) => ({ ...group.section, lines: group.lines }));
}

/**
 * The visible questions with their answers as words, in groups below their headings, in the order of the form: what
 * check-answers, mails, PDF, inbox and CSV hold. It asks neither the day nor anything else, so that it reads the same for ever.
 */
export function printAnswers(form: FormDefinition, answers: Answers, language: string): AnswerGroup[] {
  const say = wordsIn(form, language);
  const answerAt = (path: Path): Answer | undefined => (Object.hasOwn(answers, path) ? answers[path] : undefined);
  const source: AnswerSource = {
    read: (_field, path) => {
      const answer = answerAt(path);
      return answer === undefined ? {} : { answer };
    },
    today: undefined,
    kept: answers,
  };
  const print = ({ path, field }: VisibleField): AnswerLine[] => {
    const answer = answerAt(path);
    if (field.kind === 'calculated' && answer === undefined) return [];
    return [{ path, label: say(field.label), ...printed(field, answer, say) }];
  };
  const walk = createWalk(say);
  return form.steps.flatMap((step) =>
    grouped(linesOf(walk(step, source).visible, { step: step.id, title: say(step.title) }, print)),
  );
}

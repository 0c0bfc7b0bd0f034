import { conditionWithin, holds } from '../../definition/conditions.ts';
import type { AnswerLine, Answers, FormDefinition, Path, Signatories } from '../../definition/definition.types.ts';
import { printAnswers } from '../../definition/print-answers.ts';

/** Somebody who is named in a submission, and asked to sign it. */
export interface Person {
  /** Path of the group that holds them: `persons.0`. */
  readonly place: Path;
  readonly email: string;
  readonly name: string;
  readonly signatories: Signatories;
}

const textAt = (answers: Answers, path: Path): string | undefined => {
  const answer = Object.hasOwn(answers, path) ? answers[path] : undefined;
  return typeof answer === 'string' ? answer : undefined;
};

/** The groups of persons that have an address: `partner`, or each item of `persons`. */
function placesOf(answers: Answers, { group, email }: Signatories): Path[] {
  const isOne = (path: Path): boolean =>
    path === `${group}.${email}` || (path.startsWith(`${group}.`) && /^\d+\./.test(path.slice(group.length + 1)));
  return Object.keys(answers)
    .filter((path) => path.endsWith(`.${email}`) && isOne(path))
    .map((path) => path.slice(0, -email.length - 1));
}

/** Everybody who is asked to sign. */
export const personsOf = ({ signatories = [] }: FormDefinition, answers: Answers): readonly Person[] =>
  signatories.flatMap((each) =>
    placesOf(answers, each)
      .filter((place) => !each.when || holds(conditionWithin(each.when, `${place}.`), (path) => textAt(answers, path)))
      .map((place) => ({
        place,
        email: textAt(answers, `${place}.${each.email}`) ?? '',
        name: each.name.flatMap((field) => textAt(answers, `${place}.${field}`) ?? []).join(' '),
        signatories: each,
      })),
  );

/** What a person reads of a submission: what is said of them, and nothing of others. */
export const linesFor = (
  form: FormDefinition,
  answers: Answers,
  { place, signatories }: Person,
  language: string,
): AnswerLine[] =>
  printAnswers(form, answers, language)
    .flatMap(({ lines }) => lines)
    .filter(({ path }) => path.startsWith(`${place}.`) || signatories.shows?.includes(path));

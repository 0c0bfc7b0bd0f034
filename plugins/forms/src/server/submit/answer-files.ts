import type { Answer, Answers, FileAnswer } from '../../definition/definition.types.ts';

const isFile = (item: string | FileAnswer): item is FileAnswer => typeof item !== 'string';

/** The files of an answer. */
function filesOf(answer: Answer): readonly FileAnswer[] {
  if (typeof answer === 'string') return [];
  if ('length' in answer) return (answer as readonly (string | FileAnswer)[]).filter(isFile);
  return answer.file ? [answer.file] : [];
}

/** The files of all answers, in their order. */
export const filesOfAll = (answers: Answers): readonly FileAnswer[] => Object.values(answers).flatMap(filesOf);

/** Answers whose files are others. */
export function withFiles<File>(answers: Answers, change: (file: FileAnswer) => File): Readonly<Record<string, unknown>> {
  const changed = (answer: Answer): unknown => {
    if (typeof answer === 'string') return answer;
    if ('length' in answer)
      return (answer as readonly (string | FileAnswer)[]).map((item) => (isFile(item) ? change(item) : item));
    return answer.file ? { ...answer, file: change(answer.file) } : answer;
  };
  return Object.fromEntries(Object.entries(answers).map(([path, answer]) => [path, changed(answer)]));
}
